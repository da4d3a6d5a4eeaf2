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
  onDiagnostic?: ((diagnostic: DrawingDiagnostic) => void) | undefined
}

const onServer = () => typeof window === 'undefined'

/** A block that keeps its failures to itself; nothing where there is nothing to draw. */
export function drawBlock(props: BlockProps): ReactNode {
  const { shown: { block: { index }, problem } } = props
  if (problem) return null
  // React's server knows no error boundaries: there it gives a failed `Suspense` its fallback and goes on.
  return onServer() ? waiting(props) : <Boundary key={index} {...props} />
}

class Boundary extends Component<BlockProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    report(this.props, { code: 'threw', error })
  }

  /** What an editor mended is tried again. */
  override componentDidUpdate({ shown, data }: BlockProps) {
    // oxlint-disable-next-line react/no-did-update-set-state -- only where something else was given
    if (this.state.failed && (shown.block !== this.props.shown.block || data !== this.props.data)) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? null : waiting(this.props)
  }
}

function waiting(props: BlockProps) {
  const heard: Heard = {}
  // A server draws the fallbacks of large blocks too, whatever becomes of them.
  const instead = props.shown.late.length > 0 || props.onDiagnostic ? <Instead of={props} heard={heard} /> : null
  return <Suspense key={props.shown.block.index} fallback={instead}><Drawn of={props} heard={heard} /></Suspense>
}

/** What the server hears of a look that fails, on its way to the fallback. */
type Heard = { waits?: boolean; error?: unknown; done?: boolean }

function Drawn({ of, heard }: { of: BlockProps; heard: Heard }) {
  const { shown: { block, look, late, level, first }, locale, data, page, beside } = of
  if (!look) return null
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
    if (look.shows?.(block.data as never, known) === false) return <Told of={of} what={{ code: 'nothingLeft' }} />
  }
  const { Draw } = look
  const given = { data: block.data as never, locale, page: known, level, first, beside: beside && first }
  // Both children have their places on either side, and so have the ids that React makes.
  return <>{onServer() && typeof Draw === 'function' ? drawHeard(Draw, given, heard) : <Draw {...given} />}{of.onDiagnostic && <Done heard={heard} />}</>
}

function drawHeard<Props>(Draw: (props: Props) => ReactNode, props: Props, heard: Heard): ReactNode {
  try {
    return Draw(props)
  } catch (error) {
    if (isWaiting(error)) heard.waits = true
    else heard.error = error
    throw error
  }
}

/** Is reached when all of a block before it was drawn: what throws further within a look passes it by. */
function Done({ heard }: { heard: Heard }) {
  heard.done = true
  return null
}

/** In the place of a block that waits: the room that its goods will take. In that of one that failed: nothing. */
function Instead({ of, heard: { waits, error, done } }: { of: BlockProps; heard: Heard }) {
  const { shown, data } = of
  const { block, look, late: [kind] } = shown
  const late: What = kind ? { code: 'late', kind } : { code: 'late' }
  const what = !onServer() || waits ? late : error ? { code: 'threw' as const, error } : done ? undefined : { code: 'notDrawn' as const }
  const expected = kind && look ? expectedPage(look, block.data as never, data.now) : undefined
  return (
    <>
      {what && <Told of={of} what={what} />}
      {expected && <div className={styles.room} inert aria-hidden="true">{drawBlock({ ...of, shown: { ...shown, late: [], first: false }, page: expected, onDiagnostic: undefined })}</div>}
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

function report({ onDiagnostic, shown: { block: { index, type, id } } }: BlockProps, what: What): void {
  onDiagnostic?.({ ...what, index, type, ...(id !== undefined && { id }) })
}

/** A look that waits for a promise of its own leaves by an exception too. */
function isWaiting(error: unknown): boolean {
  return isLate(error) || (error instanceof Error && /Suspense Exception|#460\b/.test(error.message))
}
