import { partsOf } from '@millwright/domain/partsOf'
import { parsePage } from './internal/parsePage.ts'
import type { DecorationSource, Step } from './internal/openPage.ts'

/**
 * Returns a page's JSON text. An unchanged text is returned byte for byte, with unknown keys and blocks, their order
 * and wrappers. `blocks` replaces the list. An unreadable page is returned unchanged.
 */
export function writeDecoration(
  { whole, way, blocks: before }: DecorationSource,
  blocks: readonly unknown[] = before,
): string {
  const value = blocks === before ? whole : put(whole, way, blocks)
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}

function put(value: unknown, [step, ...further]: readonly Step[], blocks: readonly unknown[]): unknown {
  if (!step) return blocks
  if (step !== 'text') {
    const parts = partsOf(value)
    return { ...parts, [step.key]: put(parts[step.key], further, blocks) }
  }
  let within: unknown
  try {
    within = parsePage(String(value))
  } catch {
    return JSON.stringify(blocks)
  }
  return JSON.stringify(put(within, further, blocks))
}
