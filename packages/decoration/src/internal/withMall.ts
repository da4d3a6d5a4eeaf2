import type { LookFacts, Registry } from '../registry.ts'

/**
 * What is known of the mall's blocks, and the host's over it; what a host's look for a block of the mall's does not say
 * stays.
 */
export function withMall<Known extends LookFacts<never>>(
  mall: object,
  registry: Pick<Registry, 'looks'> | undefined,
): Readonly<Record<string, Known>> {
  const known = mall as Readonly<Record<string, Known>>
  if (!registry) return known
  return {
    ...known,
    ...Object.fromEntries(
      Object.entries(registry.looks).map(([type, look]) => [
        type,
        Object.hasOwn(known, type) ? { ...known[type], ...look } : look,
      ]),
    ),
  } as unknown as Readonly<Record<string, Known>>
}
