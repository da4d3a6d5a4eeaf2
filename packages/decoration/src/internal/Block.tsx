import { Component, Suspense, use, useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Locale } from '@millwright/domain/locale'
import type { DecorationData, PageData } from '../data.ts'
import type { DrawingDiagnostic } from '../drawing.ts'
import * as styles from './Block.css.ts'
import { expectedPage } from './expectedPage.ts'
import { outcomeOf } from './outcomeOf.ts'
import { isLate } from './shownBlocks.ts'
import type { ShownBlock } from './shownBlocks.ts'

/** A block with the values that its rendering needs. */
export type BlockProps = {
  shown: ShownBlock
  locale: Locale
  data: DecorationData
  page: PageData
  beside: boolean
  ground: string | undefined
  /** Whether blocks that never wait are rendered without `Suspense`, so that servers stream them in their place. */
  inPlace?: boolean | undefined
  onDiagnostic?: ((diagnostic: DrawingDiagnostic) => void) | undefined
}

/** Blocks that share one `Suspense`: several blocks that never wait, or a single block that may wait. */
type Group = [BlockProps, ...BlockProps[]]

/**
 * The outcome of the content of a `Suspense` on the server. React's server has no error boundaries: it renders the
 * fallback after the content, and this outcome decides which blocks the fallback renders and which problem it reports.
 */
type ServerOutcome = { waiting?: boolean; error?: unknown; completed?: boolean }

type Problem = Pick<DrawingDiagnostic, 'code' | 'kind' | 'error'>

const onServer = () => typeof window === 'undefined'

const drawsAtOnce = ({ shown: { look, late } }: BlockProps) => look?.atOnce === true && late.length === 0

/**
 * Renders the blocks of a page. A block that fails does not affect the others.
 *
 * Consecutive blocks that never wait share one `Suspense`, so that the browser hydrates them together. A block that
 * waits for data stays outside, because React's server hangs if a block waits in the fallback of a failed one.
 */
export function drawBlocks(all: readonly BlockProps[]): ReactNode {
  const groups: Group[] = []
  for (const block of all) {
    if (block.shown.problem) continue
    const last = groups.at(-1)
    if (last && drawsAtOnce(block) && drawsAtOnce(last[0])) last.push(block)
    else groups.push([block])
  }
  return groups.map((group, index) => (drawsAtOnce(group[0]) ? drawGroup(group, index) : drawBlock(group[0])))
}

/** Renders one block, which may wait and may fail. A block with a problem renders nothing. */
export function drawBlock(props: BlockProps): ReactNode {
  const { block, problem } = props.shown
  if (problem) return null
  return onServer() ? drawSuspended(props) : <BlockBoundary key={block.index} {...props} />
}

/**
 * Renders a group of blocks that never wait. If a block fails on the server, the fallback renders each block again on
 * its own.
 */
function drawGroup(group: Group, index: number): ReactNode {
  if (group[0].inPlace) return group.map((block) => (onServer() ? drawInPlace(block) : drawBounded(block)))
  const outcome: ServerOutcome = {}
  return (
    <Suspense key={`run ${index}`} fallback={<GroupFallback group={group} outcome={outcome} />}>
      {group.map((block) => (onServer() ? drawLook(block, { outcome }) : drawBounded(block)))}
      <Completed outcome={outcome} />
    </Suspense>
  )
}

/** Renders the blocks of a failed group one by one. */
function GroupFallback({ group, outcome: { completed, waiting } }: { group: Group; outcome: ServerOutcome }) {
  // React's server also renders the fallback of large content that succeeded. That fallback stays empty.
  if (onServer() && completed && !waiting) return null
  return group.map(drawBlock)
}

/**
 * Renders a block on the server without a `Suspense`. If the block fails, the server renders nothing and the browser
 * retries.
 */
function drawInPlace(block: BlockProps): ReactNode {
  return drawLook(block, { outcome: {}, onError: (error) => report(block, { code: 'threw', error }) })
}

/** Renders a block that never waits in the browser, where an error boundary catches its failure. */
const drawBounded = (block: BlockProps) => <BlockBoundary key={block.shown.block.index} {...block} atOnce />

/** The error boundary of a block in the browser. A failed block renders nothing until the block or its data changes. */
class BlockBoundary extends Component<BlockProps & { atOnce?: boolean }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    report(this.props, { code: 'threw', error })
  }

  /** Retries a failed block after the block or its data has changed. */
  override componentDidUpdate({ shown, data }: BlockProps) {
    const changed = shown.block !== this.props.shown.block || data !== this.props.data
    // oxlint-disable-next-line react/no-did-update-set-state -- only after a change of the block or its data
    if (this.state.failed && changed) this.setState({ failed: false })
  }

  override render() {
    if (this.state.failed) return null
    return this.props.atOnce ? drawLook(this.props) : drawSuspended(this.props)
  }
}

/**
 * Renders a block in its own `Suspense`. The fallback has the height of the block and reports why the block is not
 * rendered.
 */
function drawSuspended(props: BlockProps): ReactNode {
  const outcome: ServerOutcome = {}
  const hasFallback = props.shown.late.length > 0 || props.onDiagnostic
  return (
    <Suspense
      key={props.shown.block.index}
      fallback={hasFallback ? <BlockFallback block={props} outcome={outcome} /> : null}
    >
      <BlockContent block={props} outcome={outcome} />
    </Suspense>
  )
}

/** Renders the look of a block once the data that the block waits for has arrived. */
function BlockContent({ block, outcome }: { block: BlockProps; outcome: ServerOutcome }) {
  const { shown, data, page } = block
  const { late, look } = shown
  let known = page
  if (late.length > 0) {
    // oxlint-disable-next-line react/immutability -- the fallback, which the server renders afterwards, reads it
    outcome.waiting = true
    const answers = late.map((kind) => ({ kind, ...use(outcomeOf(data[kind] as PromiseLike<unknown>)) }))
    // oxlint-disable-next-line react/immutability -- as above
    outcome.waiting = false
    const failed = answers.find(({ answer }) => !answer)
    if (failed) return <Report block={block} problem={{ code: 'dataFailed', kind: failed.kind, error: failed.error }} />
    known = { ...page, ...Object.fromEntries(answers.map(({ kind, answer }) => [kind, answer])) }
    if (look?.shows?.(shown.data, known) === false) return <Report block={block} problem={{ code: 'nothingLeft' }} />
  }
  // Server and browser render the same number of children, so that `useId` gives the same ids on both.
  return (
    <>
      {drawLook(block, { page: known, outcome })}
      {block.onDiagnostic && <Completed outcome={outcome} />}
    </>
  )
}

/**
 * The fallback of a block: an invisible placeholder with the height of its goods, and a report unless the block was
 * rendered.
 */
function BlockFallback({ block, outcome }: { block: BlockProps; outcome: ServerOutcome }) {
  const { shown, data } = block
  const { look, late } = shown
  const [kind] = late
  const problem = fallbackProblem(block, outcome)
  const expected = kind && look ? expectedPage(look, shown.data, data.now) : undefined
  return (
    <>
      {problem && <Report block={block} problem={problem} />}
      {expected && (
        <div className={styles.room} inert aria-hidden="true">
          {drawBlock({
            ...block,
            shown: { ...shown, late: [], first: false },
            page: expected,
            onDiagnostic: undefined,
          })}
        </div>
      )}
    </>
  )
}

/** Returns why the fallback of a block is shown, or undefined if the block was rendered. */
function fallbackProblem({ shown }: BlockProps, { waiting, error, completed }: ServerOutcome): Problem | undefined {
  const [kind] = shown.late
  // In the browser an error boundary catches failures, so only waiting leads to the fallback.
  if (!onServer() || waiting) return kind ? { code: 'late', kind } : { code: 'late' }
  if (error) return { code: 'threw', error }
  return completed ? undefined : { code: 'notDrawn' }
}

/** Renders the look of a block. On the server a failure of the look is stored in `outcome` or passed to `onError`. */
function drawLook(
  { shown: { block, data, look, level, first }, locale, page: ownPage, beside, ground }: BlockProps,
  {
    page = ownPage,
    outcome,
    onError,
  }: { page?: PageData; outcome?: ServerOutcome; onError?: (error: unknown) => void } = {},
): ReactNode {
  if (!look) return null
  const { Draw } = look
  const given = { data, locale, page, level, first, ground, beside: beside && first }
  return onServer() && outcome && typeof Draw === 'function' ? (
    <ServerLook key={block.index} Draw={Draw} given={given} outcome={outcome} onError={onError} />
  ) : (
    <Draw key={block.index} {...given} />
  )
}

/** Calls a look on the server, where no error boundary would catch its failure. */
function ServerLook<Given>({
  Draw,
  given,
  outcome,
  onError,
}: {
  Draw: (given: Given) => ReactNode
  given: Given
  outcome: ServerOutcome
  onError: ((error: unknown) => void) | undefined
}): ReactNode {
  try {
    return Draw(given)
  } catch (error) {
    if (onError) {
      onError(error)
      return null
    }
    // oxlint-disable-next-line react/immutability -- the fallback, which the server renders afterwards, reads it
    if (isWaiting(error)) outcome.waiting = true
    // oxlint-disable-next-line react/immutability -- as above
    else outcome.error = error
    throw error
  }
}

/** Whether an exception means that a look waits for a promise: `use` suspends by throwing. */
function isWaiting(error: unknown): boolean {
  return isLate(error) || (error instanceof Error && /Suspense Exception|#460\b/.test(error.message))
}

/**
 * Marks the content before this component as rendered. If a component deep within a look throws, this component is not
 * rendered.
 */
function Completed({ outcome }: { outcome: ServerOutcome }) {
  outcome.completed = true
  return null
}

/** Reports a problem once: on the server during rendering, in the browser afterwards. */
function Report({ block, problem }: { block: BlockProps; problem: Problem }) {
  const tell = () => report(block, problem)
  if (onServer()) tell()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the first problem
  useEffect(tell, [])
  return null
}

function report({ onDiagnostic, shown: { block } }: BlockProps, problem: Problem): void {
  const { index, type, id } = block
  onDiagnostic?.({ ...problem, index, type, ...(id !== undefined && { id }) })
}
