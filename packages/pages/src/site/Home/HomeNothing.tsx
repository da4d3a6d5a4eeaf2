import { Empty } from '@millwright/ui/Empty'
import type { DecoratedHome } from './decoratedHome.ts'

/** Says that there is nothing to buy yet. Reads `words.nothing`. */
export function HomeNothing({ words }: Pick<DecoratedHome, 'words'>) {
  return words?.nothing && <Empty drawing="box" title={words.nothing} />
}
