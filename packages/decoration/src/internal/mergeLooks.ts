import type { LookFacts, Registry } from '../registry.ts'

/** Merges the host's looks into the mall's. If a host's look omits a fact, the mall's value stays. */
export function mergeLooks<Known extends LookFacts<never>>(
  known: Readonly<Record<string, Known>>,
  registry: Pick<Registry, 'looks'> | undefined,
): Readonly<Record<string, Known>> {
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
