import { Empty } from '@millwright/ui/Empty'
import type { DecoratedHome } from './decoratedHome.ts'

/** The empty state of a mall without products. Reads `words.nothing`. */
export function HomeNothing({ words }: Pick<DecoratedHome, 'words'>) {
  return words?.nothing && <Empty drawing="box" title={words.nothing} />
}
