import { correctModel } from './correctModel.ts'
import { interpretQuery } from './interpretQuery/interpretQuery.ts'
import type { Lexicon } from './interpretQuery/lexicon.ts'
import type { Meaning } from './interpretQuery/types.ts'
import type { Asking } from './rowSet.ts'
import { wholeModel } from './wholeModel.ts'

/** Interprets a keyword. Models are compared with the catalogue's. `exact` corrects nothing and reads no conditions. */
export function* understand(keyword: string, lexicon: Lexicon, exact = false): Asking<Meaning> {
  const whole = exact ? undefined : yield* wholeModel(keyword)
  if (whole !== undefined) return interpretQuery(whole, lexicon, { exact: true })
  const meaning = interpretQuery(keyword, lexicon, { exact })
  const corrected = exact ? undefined : yield* correctModel(keyword, meaning)
  return corrected === undefined ? meaning : { ...interpretQuery(corrected, lexicon), corrected }
}
