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

export type BlockProps = {
  shown: ShownBlock
  locale: Locale
  data: DecorationData
  page: PageData
  beside: boolean
  ground: string | undefined
  /** Whether the block is rendered outside `Suspense`, so that no server sends it out of place. */
  inPlace?: boolean | undefined
  onDiagnostic?: ((diagnostic: DrawingDiagnostic) => void) | undefined
}

const onServer = () => typeof window === 'undefined'

/**
 * Renders the blocks of a page, each of which contains its own failures. Consecutive blocks that render at once share
 * one `Suspense`, which a browser hydrates in one go. A block that waits for data is separate, since React's server
 * hangs if it aborts a pending block in the fallback of a failed one.
 */
export function drawBlocks(all: readonly BlockProps[]): ReactNode {
  const runs: [BlockProps, ...BlockProps[]][] = []
  for (const one of all) {
    if (one.shown.problem) continue
    const run = runs.at(-1)
    if (run && drawsAtOnce(one) && drawsAtOnce(run[0])) run.push(one)
    else runs.push([one])
  }
  return runs.map((run, index) => (drawsAtOnce(run[0]) ? drawTogether(run, index) : drawBlock(run[0])))
}

const drawsAtOnce = ({ shown: { look, late } }: BlockProps) => look?.atOnce === true && late.length === 0

/**
 * React's server has no error boundaries. It renders the fallback of a failed `Suspense`: the same blocks again, each
 * in its own `Suspense`.
 */
function drawTogether(run: readonly [BlockProps, ...BlockProps[]], index: number): ReactNode {
  const heard: Heard = {}
  if (run[0].inPlace) return run.map((one) => (onServer() ? drawInPlace(one) : boundary(one)))
  return (
    <Suspense key={`run ${index}`} fallback={<Apart run={run} heard={heard} />}>
      {run.map((one) => (onServer() ? drawLook(one, one.page, heard) : boundary(one)))}
      <Done heard={heard} />
    </Suspense>
  )
}

const boundary = (one: BlockProps) => <Boundary key={one.shown.block.index} {...one} atOnce />

/** Renders on the server without `Suspense`. A failing look renders nothing, and the browser tries again. */
function drawInPlace(one: BlockProps): ReactNode {
  return drawLook(one, one.page, {}, (error) => report(one, { code: 'threw', error }))
}

/** Renders each block by itself. A server renders the fallbacks of large blocks even if the blocks succeed. */
function Apart({ run, heard: { done, waits } }: { run: readonly BlockProps[]; heard: Heard }) {
  return onServer() && done && !waits ? null : run.map(drawBlock)
}

/**
 * Renders a single block, which contains its failures and may wait for data. Renders nothing if the block has a
 * problem.
 */
export function drawBlock(props: BlockProps): ReactNode {
  const {
    shown: {
      block: { index },
      problem,
    },
  } = props
  if (problem) return null
  return onServer() ? waiting(props) : <Boundary key={index} {...props} />
}

class Boundary extends Component<BlockProps & { atOnce?: boolean }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    report(this.props, { code: 'threw', error })
  }

  /** Tries again when an editor has changed the block or its data. */
  override componentDidUpdate({ shown, data }: BlockProps) {
    const changed = shown.block !== this.props.shown.block || data !== this.props.data
    // oxlint-disable-next-line react/no-did-update-set-state -- only where something else was given
    if (this.state.failed && changed) this.setState({ failed: false })
  }

  override render() {
    if (this.state.failed) return null
    return this.props.atOnce ? drawLook(this.props, this.props.page) : waiting(this.props)
  }
}

function waiting(props: BlockProps) {
  const heard: Heard = {}
  const instead = props.shown.late.length > 0 || props.onDiagnostic ? <Instead of={props} heard={heard} /> : null
  return (
    <Suspense key={props.shown.block.index} fallback={instead}>
      <Drawn of={props} heard={heard} />
    </Suspense>
  )
}

/**
 * Facts that the server passes from looks to their fallback: a look waits, a look failed, or all looks were rendered.
 */
type Heard = { waits?: boolean; error?: unknown; done?: boolean }

function Drawn({ of, heard }: { of: BlockProps; heard: Heard }) {
  const {
    shown: { block, look, late },
    data,
    page,
  } = of
  let known = page
  if (late.length > 0) {
    // oxlint-disable-next-line react/immutability -- told to the fallback, which the server draws after it
    heard.waits = true
    const answers = late.map((kind) => ({ kind, ...use(outcomeOf(data[kind] as PromiseLike<unknown>)) }))
    // oxlint-disable-next-line react/immutability -- as above
    heard.waits = false
    const failed = answers.find(({ answer }) => !answer)
    if (failed) return <Told of={of} what={{ code: 'dataFailed', kind: failed.kind, error: failed.error }} />
    known = { ...page, ...Object.fromEntries(answers.map(({ kind, answer }) => [kind, answer])) }
    if (look?.shows?.(block.data as never, known) === false) return <Told of={of} what={{ code: 'nothingLeft' }} />
  }
  // Both children have the same position on server and browser, so that React's generated ids match.
  return (
    <>
      {drawLook(of, known, heard)}
      {of.onDiagnostic && <Done heard={heard} />}
    </>
  )
}

function drawLook(
  { shown: { block, look, level, first }, locale, beside, ground }: BlockProps,
  page: PageData,
  heard?: Heard,
  onError?: (error: unknown) => void,
): ReactNode {
  if (!look) return null
  const { Draw } = look
  const given = { data: block.data as never, locale, page, level, first, ground, beside: beside && first }
  return onServer() && heard && typeof Draw === 'function' ? (
    <Heeded key={block.index} Draw={Draw} given={given} heard={heard} onError={onError} />
  ) : (
    <Draw key={block.index} {...given} />
  )
}

function Heeded<Given>({
  Draw,
  given,
  heard,
  onError,
}: {
  Draw: (given: Given) => ReactNode
  given: Given
  heard: Heard
  onError: ((error: unknown) => void) | undefined
}): ReactNode {
  try {
    return Draw(given)
  } catch (error) {
    if (onError) {
      onError(error)
      return null
    }
    // oxlint-disable-next-line react/immutability -- told to the fallback, which the server draws after it
    if (isWaiting(error)) heard.waits = true
    // oxlint-disable-next-line react/immutability -- as above
    else heard.error = error
    throw error
  }
}

/** Rendered after all looks of its blocks. An error thrown deeper within a look does not prevent it. */
function Done({ heard }: { heard: Heard }) {
  heard.done = true
  return null
}

/** Renders the fallback: the room of the expected products for a block that waits, nothing for a block that failed. */
function Instead({ of, heard: { waits, error, done } }: { of: BlockProps; heard: Heard }) {
  const { shown, data } = of
  const {
    block,
    look,
    late: [kind],
  } = shown
  const late: What = kind ? { code: 'late', kind } : { code: 'late' }
  const what =
    !onServer() || waits
      ? late
      : error
        ? { code: 'threw' as const, error }
        : done
          ? undefined
          : { code: 'notDrawn' as const }
  const expected = kind && look ? expectedPage(look, block.data as never, data.now) : undefined
  return (
    <>
      {what && <Told of={of} what={what} />}
      {expected && (
        <div className={styles.room} inert aria-hidden="true">
          {drawBlock({ ...of, shown: { ...shown, late: [], first: false }, page: expected, onDiagnostic: undefined })}
        </div>
      )}
    </>
  )
}

type What = Pick<DrawingDiagnostic, 'code' | 'kind' | 'error'>

function Told({ of, what }: { of: BlockProps; what: What }) {
  const tell = () => report(of, what)
  if (onServer()) tell()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, of what it was at first
  useEffect(tell, [])
  return null
}

function report(
  {
    onDiagnostic,
    shown: {
      block: { index, type, id },
    },
  }: BlockProps,
  what: What,
): void {
  onDiagnostic?.({ ...what, index, type, ...(id !== undefined && { id }) })
}

/** Returns whether a look suspended. A look that waits for its own promise throws, too. */
function isWaiting(error: unknown): boolean {
  return isLate(error) || (error instanceof Error && /Suspense Exception|#460\b/.test(error.message))
}
