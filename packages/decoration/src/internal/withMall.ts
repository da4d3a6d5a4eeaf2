import { looks } from '../looks.ts'
import type { Looks, Registry } from '../registry.ts'

const mall = looks as unknown as Looks

/** The mall's looks, and the host's over them; what a host's look for a block of the mall's does not say stays. */
export function withMall(registry: Pick<Registry, 'looks'> | undefined): Looks {
  if (!registry) return mall
  return { ...mall, ...Object.fromEntries(Object.entries(registry.looks).map(([type, look]) => [type, Object.hasOwn(mall, type) ? { ...mall[type], ...look } : look])) }
}
