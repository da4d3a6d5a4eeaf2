import { isRecord } from '@millwright/domain/isRecord'
import { blocks, isBlockType } from './blocks.ts'
import type { FieldProblem } from './decoder.ts'
import { pageLimits, pageWrappers } from './pageLimits.ts'

/**
 * A reason why a page cannot be published: the code of a diagnostic of `@millwright/decoration`, its JSON path, and the
 * values of its sentence.
 */
export type PageProblem = {
  code: PageProblemCode
  path: string
  values?: Readonly<Record<string, string | number>> | undefined
}
export type PageProblemCode =
  | Exclude<FieldProblem, 'required'>
  | 'tooLarge'
  | 'notJson'
  | 'notAList'
  | 'empty'
  | 'notABlock'
  | 'tooDeep'
  | 'tooManyNodes'
  | 'tooManyBlocks'

const LISTED = 100

/**
 * Returns why the JSON text of a page cannot be published: limits that it exceeds, and values that the schemas of its
 * blocks do not allow. An empty list means that it can. Missing required values are allowed, because a renderer leaves
 * out what they concern. Blocks of unknown types are a host's own: only the limits apply to them.
 */
export function checkPage(content: string): PageProblem[] {
  const problems: PageProblem[] = []
  const say = (code: PageProblemCode, path: string, values?: PageProblem['values']) => {
    if (problems.length < LISTED) problems.push({ code, path, ...(values && { values }) })
  }
  const list = listOf(content, say)
  if (list === undefined) return problems
  if (list.length === 0) say('empty', '$')
  if (list.length > pageLimits.blocks) say('tooManyBlocks', '$', { max: pageLimits.blocks, given: list.length })
  for (const [index, block] of list.slice(0, pageLimits.blocks).entries()) checkBlock(block, `$[${index}]`, say)
  return problems
}

/** Whether the JSON text of a page is small enough to be stored. */
export function fitsPage(content: string): boolean {
  return (
    content.length <= pageLimits.bytes / 3 ||
    (content.length <= pageLimits.bytes && new TextEncoder().encode(content).length <= pageLimits.bytes)
  )
}

type Say = (code: PageProblemCode, path: string, values?: PageProblem['values']) => void

function listOf(content: string, say: Say): unknown[] | undefined {
  if (!fitsPage(content)) return void say('tooLarge', '$')
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    return void say('notJson', '$')
  }
  if (isRecord(value)) {
    const record: Record<string, unknown> = value
    const key = pageWrappers.find((name) => Object.hasOwn(record, name) && record[name] !== null)
    value = key && record[key]
  }
  if (Array.isArray(value)) return value
  return void say('notAList', '$')
}

function checkBlock(block: unknown, path: string, say: Say): void {
  if (!isRecord(block) || typeof block.type !== 'string') return say('notABlock', path)
  const beyond = limitBeyond(block)
  if (beyond) return say(beyond, path, { max: pageLimits[beyond === 'tooDeep' ? 'depth' : 'nodes'] })
  if (!isBlockType(block.type)) return
  blocks[block.type].data.read(block.dataField, `${path}.dataField`, (problem, at, values) => {
    if (problem !== 'required') say(problem, at, values)
  })
}

/** Returns the limit that a block exceeds. It stops at the limit, so that hostile data costs no more. */
function limitBeyond(block: unknown): 'tooDeep' | 'tooManyNodes' | undefined {
  let nodes = 0
  const visit = (value: unknown, depth: number): 'tooDeep' | 'tooManyNodes' | undefined => {
    if (typeof value !== 'object' || value === null) return undefined
    if (depth > pageLimits.depth) return 'tooDeep'
    if (++nodes > pageLimits.nodes) return 'tooManyNodes'
    for (const one of Object.values(value)) {
      const beyond = visit(one, depth + 1)
      if (beyond) return beyond
    }
    return undefined
  }
  // The page's list counts as the first level.
  return visit(block, 2)
}
