import { pageWrappers } from '@millwright/contract/blocks/pageLimits'
import { isRecord } from '@millwright/domain/isRecord'
import type { DiagnosticCode } from '../diagnostic.ts'
import { limits } from '../limits.ts'
import { versionOf } from '../migrate.ts'
import { parsePage } from './parsePage.ts'
import { plainCopy } from './plainCopy.ts'
import { bytesOf, textOfBytes } from './textOfBytes.ts'

/**
 * The original page. `whole` is its text or plain value, `way` has the steps from there to the list of blocks, and
 * `version` is the version of the object around the list.
 */
export type DecorationSource = {
  readonly blocks: readonly unknown[]
  readonly version: number
  readonly whole: unknown
  readonly way: readonly Step[]
}
/**
 * A step to the list of blocks: parses a text, or enters an object that an editor or server wrapped around the list.
 */
export type Step = 'text' | { readonly key: string }

export type ReportDiagnostic = (
  code: DiagnosticCode,
  path: string,
  values?: Readonly<Record<string, string | number>>,
) => void

/** The maximum number of steps. Some servers send the text within an object, or JSON text encoded twice. */
const STEPS = 4

/**
 * Finds the list of blocks in text, bytes or any value. Returns an empty list and reports the reason if there is none.
 */
export function openPage(input: unknown, say: ReportDiagnostic): DecorationSource {
  const whole = wholeOf(input, say)
  const way: Step[] = []
  let version = 1
  let value = whole
  for (let step = 0; step <= STEPS; step++) {
    if (value === undefined || value === null || value === '') return none('empty')
    if (Array.isArray(value)) return value.length ? { blocks: value, version, whole, way } : none('empty')
    if (typeof value === 'string') {
      if (exceeds(value)) return none('tooLarge')
      way.push('text')
      try {
        value = parsePage(value)
      } catch {
        return none('notJson')
      }
    } else if (isRecord(value)) {
      const record: Record<string, unknown> = value
      const key = pageWrappers.find((name) => Object.hasOwn(record, name) && record[name] !== null)
      if (!key) return none('notAList')
      way.push({ key })
      version = versionOf(record)
      value = record[key]
    } else return none('notAList')
  }
  return none('notAList')

  function none(code: DiagnosticCode): DecorationSource {
    say(code, '$')
    return { blocks: [], version, whole, way }
  }
}

function wholeOf(input: unknown, say: ReportDiagnostic): unknown {
  if (typeof input === 'string' || input === undefined) return input
  const bytes = bytesOf(input)
  if (bytes) {
    const { text, badAt } = textOfBytes(bytes)
    if (badAt !== undefined) say('notUtf8', '$', { at: badAt })
    return text
  }
  const { value, problem } = plainCopy(input)
  if (problem) say(problem, '$')
  return value
}

function exceeds(text: string): boolean {
  return (
    text.length > limits.bytes ||
    (text.length > limits.bytes / 3 && new TextEncoder().encode(text).length > limits.bytes)
  )
}
