import type { LookFacts, Registry } from '../registry.ts'

/** Merges the host's looks over the mall's. Facts that a host's look leaves out keep the mall's value. */
export function mergeLooks<Known extends LookFacts<never>>(
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
