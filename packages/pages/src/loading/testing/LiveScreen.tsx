import type { User } from '@millwright/contract/account/entities'
import type { Locale } from '@millwright/domain/locale'
import { storyText } from '@millwright/fixtures/storyText'
import { user } from '@millwright/fixtures/site'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { useText } from '@millwright/i18n/Texts'
import { Toasts } from '@millwright/ui/Toasts'
import type { Toast } from '@millwright/ui/Toasts'
import { useEffect, useState } from 'react'
import type { MouseEvent, SubmitEvent } from 'react'
import { addons } from 'storybook/preview-api'
import type { ActionResult } from '../../loader.ts'
import { createStoryShop } from './storyShop.ts'
import type { AnyScreen, Shown, StoryShop } from './storyShop.ts'

export type LiveScreenProps = {
  screen: AnyScreen
  /** The address, with its parameters and query. */
  at: string
  /** Other screens that the screen's forms or links lead to. */
  beside?: readonly AnyScreen[]
  visitor?: boolean
  /** The buyer's rights, if they differ from those of the fixtures' buyer. */
  rights?: BuyerRights
  locale: Locale
}

type BuyerRights = Partial<Pick<User, 'isAccountPeriod' | 'isFxs'>>

/** The event of the addon's panel after an edit of a response. */
const answersEdited = 'storybook/addon-mock/update'

/** A screen as the shop runs it: its load, forms and links use the calls that the story mocks. */
export function LiveScreen({ screen, at, beside = [], visitor, rights, locale }: LiveScreenProps) {
  const [shop] = useState(() =>
    createStoryShop([screen, ...beside], locale, visitor ? undefined : { ...user[locale], ...rights }),
  )
  const [{ address, outcome, turn }, setPlace] = useState<Place>({ address: at, turn: 0 })
  const { toasts, tell, dismiss } = useToasts()
  const refresh = () => setPlace((place) => ({ ...place, turn: place.turn + 1 }))

  const shown = useLoaded(shop, { address, outcome, turn })
  useEffect(() => {
    const channel = addons.getChannel()
    channel.on(answersEdited, refresh)
    return () => channel.off(answersEdited, refresh)
  }, [])

  async function post(form: HTMLFormElement, action: string, data: FormData) {
    const answer = await shop.act(action, data)
    if ('left' in answer) return setPlace({ address: answer.left, turn: turn + 1 })
    if (form.dataset.enhance !== 'stay') {
      if (answer.done) tell(answer)
      return setPlace({ address: action, outcome: answer, turn: turn + 1 })
    }
    const heard = new CustomEvent('outcome', { detail: answer, bubbles: true, cancelable: true })
    if (form.dispatchEvent(heard)) tell(answer)
    if (answer.done || !answer.unanswered) refresh()
  }

  function submit(event: SubmitEvent) {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement)) return
    const button = event.nativeEvent.submitter
    const attribute = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name)
    if (event.defaultPrevented || attribute('method') === 'dialog') return
    event.preventDefault()
    const data = new FormData(form, button)
    const to = new URL(attribute('action') || address, location.origin)
    if (attribute('method')?.toLowerCase() === 'post') {
      post(form, to.pathname + to.search, data).catch(reportError)
      return
    }
    to.search = new URLSearchParams([...data].map(([name, value]) => [name, String(value)])).toString()
    setPlace({ address: to.pathname + to.search, turn: turn + 1 })
  }

  function follow(event: MouseEvent) {
    const href = event.target instanceof Element && event.target.closest('a[href]')?.getAttribute('href')
    if (event.defaultPrevented || typeof href !== 'string' || href.startsWith('#')) return
    event.preventDefault()
    const to = new URL(href, location.origin)
    setPlace({ address: to.pathname + to.search, turn: turn + 1 })
  }

  const left = shown && 'left' in shown ? shown.left : undefined
  const View = shown && 'View' in shown ? shown.View : undefined
  return (
    <div onSubmit={submit} onClick={follow} data-live={stateOf(shown)}>
      {View && shown && 'props' in shown && <View key={address} {...shown.props} />}
      {left !== undefined && <Left address={left} />}
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </div>
  )
}

function stateOf(shown: Shown | undefined): 'waiting' | 'left' | 'failed' | 'shown' {
  if (!shown) return 'waiting'
  return 'left' in shown ? 'left' : shown.failed ? 'failed' : 'shown'
}

type Place = { address: string; outcome?: ActionResult<unknown, string>; turn: number }

/** Returns the screen at the address. A new `turn` reloads the screen. */
function useLoaded(shop: StoryShop, { address, outcome, turn }: Place): Shown | undefined {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    let current = true
    const load = async () => {
      const next = await shop.load(address, outcome)
      if (current) setShown(next)
    }
    load().catch(reportError)
    return () => {
      current = false
    }
  }, [shop, address, outcome, turn])
  return shown
}

/** Returns the toasts, and `tell`, which shows the outcome of a form as a toast. */
function useToasts() {
  const text = useText('errors')
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  function tell(outcome: ActionResult<unknown, string>) {
    if (!outcome.done) {
      const { problem } = outcome
      const message = 'key' in problem ? text(problem.key as KeyOf<'errors'>, problem.values) : problem.message
      setToasts([{ id: 'said', tone: 'bad', message }])
    } else if (typeof outcome.toast === 'string') {
      const { toast, next } = outcome
      const link = next && { href: next.href, label: String(next.label) }
      setToasts([{ id: 'said', tone: 'good', message: toast, ...(link && { link }) }])
    }
  }
  return { toasts, tell, dismiss: () => setToasts([]) }
}

function Left({ address }: { address: string }) {
  return (
    <main>
      <h1>{storyText('商城转到其他页面', 'The shop goes on')}</h1>
      <p>
        {storyText('地址：', 'To: ')}
        <code>{address}</code>
      </p>
    </main>
  )
}
