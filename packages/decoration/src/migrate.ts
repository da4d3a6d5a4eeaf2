import { isRecord } from '@millwright/domain/isRecord'

/**
 * A migration to the version `to` from the version below: of the data of all blocks of a `type`, or without a `type` of
 * the page's list. The function `change` is pure and keeps unknown keys. Data without a version (`v`) is version 1.
 */
export type MigrationStep =
  | {
      type: string
      to: number
      change: (dataField: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
    }
  | { type?: undefined; to: number; change: (blocks: readonly unknown[]) => readonly unknown[] }

export type Versioned = { readonly version: number; readonly blocks: readonly unknown[] }

/**
 * Migrates the JSON of a page to the newest version. A plain list that gets a version is wrapped as
 * `{ v, components }`. Pages and blocks newer than the steps are unchanged.
 */
export function migrate(page: unknown, steps: readonly MigrationStep[]): unknown {
  const key = isRecord(page)
    ? (['components', 'list', 'content'] as const).find((name) => Array.isArray(page[name]))
    : undefined
  const blocks = isRecord(page) ? key && page[key] : page
  if (!Array.isArray(blocks)) return page
  const before: Versioned = { version: versionOf(page), blocks }
  const after = migrateBlocks(before, steps)
  if (after.version === before.version && !isRecord(page)) return after.blocks
  return {
    ...(isRecord(page) ? page : {}),
    ...(after.version > 1 && { v: after.version }),
    [key ?? 'components']: after.blocks,
  }
}

export function migrateBlocks(page: Versioned, steps: readonly MigrationStep[]): Versioned {
  return steps.reduce<Versioned>(({ version, blocks }, step) => {
    if (step.type === undefined)
      return version < step.to ? { version: step.to, blocks: step.change(blocks) } : { version, blocks }
    return {
      version,
      blocks: blocks.map((block) =>
        isRecord(block) && block.type === step.type && versionOf(block) < step.to
          ? { ...block, v: step.to, dataField: step.change(isRecord(block.dataField) ? block.dataField : {}) }
          : block,
      ),
    }
  }, page)
}

/** Returns the version of a page's wrapper or of a block. */
export function versionOf(value: unknown): number {
  const given = isRecord(value) && Object.hasOwn(value, 'v') ? value.v : 1
  // JSON may contain `{"toString": 1}`, for which `Number` throws.
  const version = typeof given === 'number' || typeof given === 'string' ? Number(given) : 1
  return Number.isSafeInteger(version) && version > 0 ? version : 1
}

/** Returns the newest version of a type that the steps lead to. */
export function newestOf(type: string | undefined, steps: readonly MigrationStep[]): number {
  return Math.max(1, ...steps.filter((step) => step.type === type).map(({ to }) => to))
}
