import { beforeAll, beforeEach, expect, it } from 'vitest'
import { shipPackage } from '../../contexts/order/packages.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { setUpPayingBuyer } from '../../testing/setUpPayingBuyer.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import type { Mail, MailPort } from '../outside/mailPort.ts'
import { queueMail, sendMails } from './mails.ts'

const MINUTE = 60_000

eachDatabase((open) => {
  let mall: TestMall
  let desk: Awaited<ReturnType<typeof setUpPayingBuyer>>
  let sent: Mail[] = []
  let down = false
  const mail: MailPort = {
    send: async (letter) => {
      if (down) throw new Error('421 busy')
      sent.push(letter)
    },
  }
  beforeAll(async () => {
    mall = await testMall(open())
    desk = await setUpPayingBuyer(mall)
  }, 60_000)
  beforeEach(async () => {
    sent = []
    down = false
    await mall.db.query('delete from mail_outbox')
    await mall.db.query("update buyer set mail = 'li.wei@buyer.test' where user_id = $1", [desk.user])
  })
  const rows = () => mall.db.query('select tries, next_try as next, sent_at as sent, problem from mail_outbox')
  const bill = () =>
    queueMail({ db: mall.db, now: START }, desk.user, { subject: 'toldBilled', text: 'toldBilledText' }, () => ({
      billNumber: 'ST202610-000001',
      month: '2026-10',
      amount: '¥12.50',
      due: '2026-12-01',
    }))

  it('mails the buyer once, in both languages, that a parcel was shipped', async () => {
    const orderNumber = await desk.order()
    await desk.press('pay', { code: await desk.scan(orderNumber, 3) })
    const parcel = { orderNumber, company: 'sf', flowNumber: 'SF1234567890' }
    expect(await shipPackage({ db: mall.db, now: START }, parcel)).toBe(true)
    expect(await shipPackage({ db: mall.db, now: START }, parcel)).toBe(false)
    await sendMails({ db: mall.db, mail, now: START })
    await sendMails({ db: mall.db, mail, now: START + MINUTE })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      to: 'li.wei@buyer.test',
      subject: `订单 ${orderNumber} 已发货 / Order ${orderNumber} has been shipped`,
    })
    expect(sent[0]!.text).toContain('SF1234567890')
    expect(await (await mall.app.request('http://localhost/?lang=en&section=all')).text()).toContain(
      'data-mail="li.wei@buyer.test"',
    )
  })

  it('writes no mail to a buyer without an address or if the event is rolled back', async () => {
    await mall.db
      .tx(async (db) => {
        await queueMail({ db, now: START }, desk.user, { subject: 'toldShipped', text: 'toldShippedText' }, () => ({}))
        throw new Error('rolled back')
      })
      .catch(() => {})
    for (const address of [null, '']) {
      await mall.db.query('update buyer set mail = $2 where user_id = $1', [desk.user, address])
      await bill()
    }
    expect(await rows()).toEqual([])
  })

  it('sends a mail again after growing pauses, and gives up after six tries', async () => {
    await bill()
    down = true
    let now = START
    for (const pause of [1, 4, 16, 64, 256]) {
      await expect(sendMails({ db: mall.db, mail, now })).rejects.toThrow('not sent')
      await sendMails({ db: mall.db, mail, now: now + pause * MINUTE - 1 })
      now += pause * MINUTE
    }
    await expect(sendMails({ db: mall.db, mail, now })).rejects.toThrow('not sent')
    expect(await rows()).toEqual([{ tries: 6, next: null, sent: null, problem: '421 busy' }])
    down = false
    await sendMails({ db: mall.db, mail, now: now + 86_400_000 })
    expect(sent).toEqual([])
  })

  it('does not send mails later that were due while no mail service was set up', async () => {
    await bill()
    await sendMails({ db: mall.db, mail: undefined, now: START })
    await sendMails({ db: mall.db, mail, now: START + MINUTE })
    expect(sent).toEqual([])
    expect(await rows()).toMatchObject([{ problem: 'no mail service is set up', next: null }])
  })

  it('sends each mail once if two servers send at the same time', async () => {
    await bill()
    await Promise.all([1, 2, 3].map(() => sendMails({ db: mall.db, mail, now: START })))
    expect(sent).toHaveLength(1)
    expect(sent[0]!.text).toMatch(/¥12\.50.*\n\n.*¥12\.50/)
  })
})
