import type { CallName } from '@millwright/contract/contract'
import type { TestMall } from '../../../apps/mall-api/src/testing/testMall.ts'
import { Visitor } from '../../../apps/mall-api/src/testing/visitor.ts'
import type { Random } from '../pages/random.ts'

const png = () =>
  new Blob(
    [
      Uint8Array.from(
        atob(
          'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQI12PoAAMGCAUALK4GYWP1ieEAAAAASUVORK5CYII=',
        ),
        (sign) => sign.charCodeAt(0),
      ),
    ],
    { type: 'image/png' },
  )
const disguises: readonly ((id: string) => string)[] = [
  (id) => id,
  (id) => id,
  (id) => `0${id}`,
  (id) => ` ${id}`,
  (id) => `${id} or 1=1`,
  (id) => `${id}.0`,
  (id) => `+${id}`,
]

/**
 * Requests a buyer's submissions as strangers, by their real paths and their real or disguised ids. `own` is whether
 * the buyer still gets each submission.
 */
export async function tryStrangers({ app }: Pick<TestMall, 'app'>, count: number, random: Random) {
  const owner = await new Visitor(app).login()
  const upload = async (kind: 'feedback' | 'proof') =>
    (await owner.call('uploadFile', { file: png(), kind })).answer.filePath
  const images = await upload('feedback')
  const proofs = await upload('proof')
  const loose = await upload('proof')
  const feedback = (await owner.call('sendFeedback', { type: 1, content: '只有我能看见', imgs: images })).answer
  const complaint = (
    await owner.call('sendComplaint', {
      claimant: '湖南星沙机械有限公司',
      rightType: 1,
      prodIds: '101',
      content: '商品图片和标题使用了我司注册商标，我司从未授权该店铺销售。',
      proofs,
      contactName: '张工',
      contactMobile: '13800000001',
    })
  ).answer
  const strangers = [
    await new Visitor(app).login('newcomer'),
    await new Visitor(app, { locale: 'en' }).login('agreement'),
    new Visitor(app),
    new Visitor(app, { token: 'nonsense' }),
  ]
  const records = { feedbackInfo: feedback, complaintInfo: complaint } as const
  const files = [images, proofs, loose]
  type Try = { what: string; ask: (who: Visitor) => Promise<boolean> }
  const called =
    (name: CallName, path: string): Try['ask'] =>
    async (who) => {
      const { code, data } = (await (await who.raw('GET', path)).json()) as { code: string; data: unknown }
      if (code !== '00000') return false
      // A stranger's list may be returned, but must be empty.
      return name.endsWith('Info') || ((data as { records?: unknown[] }).records ?? []).length > 0
    }
  const paths = { feedbackInfo: '/p/feedback/info', complaintInfo: '/p/complaint/info' } as const
  const trials = (): Try => {
    const id = random.pick(disguises)
    const kind = random.below(4)
    if (kind === 0) {
      const path = random.pick(files)
      return { what: 'files', ask: async (who) => (await who.raw('GET', `/${path}`)).status === 200 }
    }
    if (kind === 1) {
      const name = random.pick(['feedbackPage', 'complaintPage'] as const)
      const path = name === 'feedbackPage' ? '/p/feedback/page' : '/p/complaint/page'
      const query = new URLSearchParams({ current: '1', size: '100', userId: '1', id: id(feedback) })
      return { what: 'lists', ask: called(name, `${path}?${query}`) }
    }
    const name = random.pick(['feedbackInfo', 'complaintInfo'] as const)
    const query = new URLSearchParams({ id: id(records[name]) })
    return { what: name === 'feedbackInfo' ? 'feedback' : 'complaints', ask: called(name, `${paths[name]}?${query}`) }
  }
  const counts = new Map<string, { asked: number; answered: number }>()
  for (let at = 0; at < count; at += 1) {
    const { what, ask } = trials()
    const row = counts.get(what) ?? { asked: 0, answered: 0 }
    row.asked += 1
    if (await ask(random.pick(strangers))) row.answered += 1
    counts.set(what, row)
  }
  const seen = [
    ...(await Promise.all(files.map(async (path) => (await owner.raw('GET', `/${path}`)).status === 200))),
    (await owner.call('feedbackInfo', { id: feedback })).code === '00000',
    (await owner.call('complaintInfo', { id: complaint })).code === '00000',
  ]
  const rows = [...counts].map(([what, row]) => ({ 'what is asked for': what, ...row }))
  return { rows, answered: rows.reduce((sum, row) => sum + row.answered, 0), own: seen.every(Boolean) }
}
