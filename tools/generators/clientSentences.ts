import { kindKeys, problemKeys } from '../../packages/api-client/src/problemKeys.ts'
import { en, zh } from '../../packages/i18n/src/namespaces/errors.ts'

/** Writes `api-client/src/internal/sentences.ts`: the mall's error messages for API calls, in both languages. */
export function clientSentences(): string {
  const keys = [...new Set([...Object.values(kindKeys), ...Object.values(problemKeys)])].toSorted()
  const told = Object.entries({ zh, en }).map(
    ([locale, errors]) =>
      `  ${locale}: {\n${keys.map((key) => `    ${key}: ${JSON.stringify(errors[key])},`).join('\n')}\n  },`,
  )
  return `// Written by tools/generateCode.ts, from the namespace \`errors\`.
import type { Locale } from '@millwright/domain/locale'
import type { ProblemKey } from '../problemKeys.ts'

export const sentences: Record<Locale, Record<ProblemKey, string>> = {
${told.join('\n')}
}
`
}
