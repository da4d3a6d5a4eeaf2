import { isRecord } from '@millwright/domain/isRecord'
import type { Locale } from '@millwright/domain/locale'
import type { DecorationData } from '../data.ts'
import { limits } from '../limits.ts'
import type { PreviewBlock } from '../Preview/Preview.tsx'

/** The version of the protocol. Raised for changes that an older editor or frame would misunderstand. */
export const PREVIEW_VERSION = 1
const MARK = 'millwright.preview'
const DATA_CHARACTERS = 4_000_000

/**
 * A problem of the page that the frame reports: with a `path` if found during reading, with an `index` if found during
 * rendering.
 */
export type PreviewProblem = {
  code: string
  path?: string | undefined
  index?: number | undefined
  severity?: string | undefined
  message?: { zh: string; en: string } | undefined
}

/** Messages from the editor to the frame. `hail` asks a loaded frame for its `hello`. */
export type ToFrame =
  | { kind: 'hail' | 'welcome'; version: number }
  | { kind: 'document'; content: unknown; locale: Locale }
  | { kind: 'data'; data: DecorationData }
  | { kind: 'ground'; ground: string | null }
  | { kind: 'select'; blockId: string | null }
/** Messages from the frame to the editor. */
export type ToEditor =
  | { kind: 'hello'; version: number }
  | { kind: 'select'; block: PreviewBlock }
  | { kind: 'hover'; block: PreviewBlock | null }
  | { kind: 'diagnostics'; problems: PreviewProblem[] }
  | { kind: 'height'; height: number }

type Port = { on: Window; other: () => Window | null | undefined; origin: string }

/**
 * Opens a message channel to one window. Accepts only messages from that window and origin that `parse` knows, and
 * sends to no other origin.
 */
export function openMessageChannel<In, Out extends object>(
  { on, other, origin }: Port,
  parse: (message: Record<string, unknown>) => In | undefined,
  hear: (message: In) => void,
): { say: (message: Out) => void; end: () => void } {
  if (!/^https?:\/\/[^/*\s]+$/.test(origin))
    throw new Error(
      `The origin of the other side is ${JSON.stringify(origin)}, which is invalid. Use an origin such as https://editor.example.`,
    )
  function onMessage({ source, origin: from, data }: MessageEvent<unknown>): void {
    if (from !== origin || !source || source !== other() || !isRecord(data) || data.mark !== MARK) return
    const message = parse(data)
    if (message) hear(message)
  }
  on.addEventListener('message', onMessage)
  return {
    say: (message) => other()?.postMessage({ mark: MARK, ...message }, origin),
    end: () => on.removeEventListener('message', onMessage),
  }
}

export function parseToFrame(message: Record<string, unknown>): ToFrame | undefined {
  const { kind, version, content, locale, data, ground, blockId } = message
  switch (kind) {
    case 'hail':
    case 'welcome':
      return isInteger(version) ? { kind, version } : undefined
    // The content is not validated here, because `readDecoration` limits and validates it.
    case 'document':
      return { kind, content, locale: locale === 'en' ? 'en' : 'zh' }
    case 'data':
      return isData(data) ? { kind, data } : undefined
    case 'ground':
      return ground === null || isWord(ground) ? { kind, ground } : undefined
    case 'select':
      return blockId === null || isWord(blockId) ? { kind, blockId } : undefined
    default:
      return undefined
  }
}

export function parseToEditor(message: Record<string, unknown>): ToEditor | undefined {
  const { kind, version, block, problems, height } = message
  switch (kind) {
    case 'hello':
      return isInteger(version) ? { kind, version } : undefined
    case 'select':
    case 'hover': {
      const chosen = blockOf(block)
      if (chosen) return { kind, block: chosen }
      return kind === 'hover' && block === null ? { kind, block } : undefined
    }
    case 'diagnostics':
      return Array.isArray(problems)
        ? { kind, problems: problems.slice(0, limits.diagnostics).flatMap((one) => problemOf(one) ?? []) }
        : undefined
    case 'height':
      return typeof height === 'number' && height >= 0 && height <= 1_000_000 ? { kind, height } : undefined
    default:
      return undefined
  }
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= 80
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)
const isIndex = (value: unknown): value is number => isInteger(value) && value >= 0 && value < limits.blocks

function blockOf(value: unknown): PreviewBlock | undefined {
  if (!isRecord(value)) return undefined
  const { blockId, index, type } = value
  return isWord(blockId) && isIndex(index) && isWord(type) ? { blockId, index, type } : undefined
}

function problemOf(value: unknown): PreviewProblem | undefined {
  if (!isRecord(value) || !isWord(value.code)) return undefined
  const { code, path, index, severity, message } = value
  const text = (of: unknown) => (typeof of === 'string' ? of.slice(0, 500) : '')
  return {
    code,
    ...(typeof path === 'string' && { path: path.slice(0, 200) }),
    ...(isIndex(index) && { index }),
    ...(isWord(severity) && { severity }),
    ...(isRecord(message) && { message: { zh: text(message.zh), en: text(message.en) } }),
  }
}

/**
 * Returns whether a value is the editor's server data: records of records, within the limits of a page. Promises cannot
 * be sent.
 */
function isData(value: unknown): value is DecorationData {
  if (!isRecord(value) || typeof value.now !== 'number' || !Number.isFinite(value.now)) return false
  const { products, seckills, groups, shelves, shops } = value
  const are = (kind: unknown, each: (one: unknown) => boolean) =>
    kind === undefined || kind === null || (isRecord(kind) && Object.values(kind).every(each))
  if (
    ![products, seckills, groups, shops].every((kind) => are(kind, isRecord)) ||
    !are(shelves, (one) => Array.isArray(one) && one.every(isRecord))
  )
    return false
  try {
    return JSON.stringify(value).length <= DATA_CHARACTERS
  } catch {
    return false
  }
}
