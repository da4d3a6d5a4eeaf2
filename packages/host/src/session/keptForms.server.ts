import { randomBytes } from 'node:crypto'
import type { Steps } from '@millwright/pages/loader'
import type { ShopRuntime } from '../shopRuntime.ts'
import type { Cookies } from './cookies.server.ts'
import { readPending, writePending } from './pending.server.ts'

const STEPS = 600
/** Seconds for which the last step is kept, which only reports success: long enough for a reload of the page. */
const LAST_STEP = 30
const PENDING = 600

/** Reads the steps and the pending form from sealed cookies, and seals new ones into cookies. */
export function createKeptForms({ seal }: ShopRuntime['config'], { own, setOwn }: Cookies) {
  // Binds a pending form to this browser: a form sealed for another browser does not open here.
  const browser = /^[\w-]{22}$/.exec(own('visit') ?? '')?.[0] ?? randomBytes(16).toString('base64url')
  return {
    steps: readSteps(seal.open('steps', own('steps'), Date.now())),
    keepSteps: (next: Steps | null) => {
      const life = next === null ? 0 : next.done ? LAST_STEP : STEPS
      setOwn('steps', next === null ? '' : seal.close('steps', JSON.stringify(next), Date.now() + life * 1000), life)
    },
    pending: readPending(seal.open(`pending ${browser}`, own('pending'), Date.now())),
    keepPending: (path: string, form: FormData) => {
      const text = writePending(path, form)
      if (text === undefined) return
      setOwn('visit', browser)
      setOwn('pending', seal.close(`pending ${browser}`, text, Date.now() + PENDING * 1000), PENDING)
    },
    dropPending: () => {
      setOwn('pending', '', 0)
      setOwn('visit', '', 0)
    },
  }
}

function readSteps(text: string | undefined): Steps | undefined {
  return text === undefined ? undefined : JSON.parse(text)
}
