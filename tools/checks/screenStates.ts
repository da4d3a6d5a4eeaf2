import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type ScreenStates = {
  screen: string
  /** The keys of the problems with which the screen's action can answer. */
  problems: readonly string[]
  /** The text of the screen's stories. */
  stories: string
}

/** Problems of any form, whose notice is the same on every screen: a forged form, and a refusal without a reason. */
const shared = new Set(['badArgument', 'error'])

const named = [/\bkey: '(\w+)'/g, /[mM]essageKey\('(\w+)'\)/g, /\bA\d{5}: '(\w+)'/g]
const toasts = /namespace: '\w+',\s*key: '(\w+)'/g

const matched = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

/** Returns the problem keys that the code of an action names, without those of its confirmations. */
export function problemsIn(action: string): string[] {
  const confirmations = new Set(matched(action, toasts))
  const keys = new Set(named.flatMap((pattern) => matched(action, pattern)))
  return [...keys].filter((key) => !confirmations.has(key) && !shared.has(key)).toSorted()
}

/** Returns every screen that has an action, with the problems of the action and the text of its stories. */
export function screenStates(): ScreenStates[] {
  return globSync('packages/pages/src/*/*/*.action.ts', { cwd: root })
    .toSorted()
    .map((file) => {
      const folder = join(root, dirname(file))
      return {
        screen: basename(file, '.action.ts'),
        problems: problemsIn(readFileSync(join(root, file), 'utf8')),
        stories: globSync('*.stories.tsx', { cwd: folder })
          .map((story) => readFileSync(join(folder, story), 'utf8'))
          .join('\n'),
      }
    })
}

/** Returns the problems that no story of a screen shows. */
export function problemsWithoutStory({ problems, stories }: Pick<ScreenStates, 'problems' | 'stories'>): string[] {
  return problems.filter((key) => !stories.includes(`'${key}'`))
}
