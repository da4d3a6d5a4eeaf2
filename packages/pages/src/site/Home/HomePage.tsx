import { Decorated } from '../../content/Decorated.tsx'
import type { DecoratedHome } from './decoratedHome.ts'

/** The decorated page, or the mall's own shelves. Reads `page` and `beside`. */
export function HomePage({ page, beside = false }: Pick<DecoratedHome, 'page' | 'beside'>) {
  return <Decorated page={page} beside={beside} />
}
