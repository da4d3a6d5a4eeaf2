import { describe, expect, it } from 'vitest'
import { billReminder, billState, daysBetween } from './billState.ts'
import { creditApplicationProblems, isCreditGrant } from './creditApplication.ts'
import { applyCreditChange, noChange } from './creditAccount.ts'
import type { CreditAccount } from './creditAccount.ts'
import {
  closeMonth,
  closeMonths,
  creditRefusal,
  dueIfUsed,
  remainingCredit,
  usableCredit,
  payCredit,
  returnCredit,
  runningMonth,
  chargeCredit,
} from './creditRules.ts'
import { monthEnd, monthOf, nextMonth } from './months.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const empty: CreditAccount = {
  limit: 10_000,
  days: 30,
  stopped: false,
  used: 0,
  closed: undefined,
  running: undefined,
  open: [],
}
const after = (book: CreditAccount, ...steps: ((book: CreditAccount) => ReturnType<typeof closeMonth>)[]) =>
  steps.reduce((at, step) => applyCreditChange(at, step(at)), book)
const use =
  (cents: number, now = NOW) =>
  (book: CreditAccount) =>
    chargeCredit(book, cents, now)
const close =
  (issued = monthEnd('2026-11')) =>
  (book: CreditAccount) =>
    closeMonth(book, issued)

describe('months', () => {
  it('end at midnight in Shanghai, whatever the time zone of the machine [R2.33]', () => {
    expect(monthOf(Date.parse('2026-11-30T23:59:59+08:00'))).toBe('2026-11')
    expect(monthOf(Date.parse('2026-12-01T00:00:00+08:00'))).toBe('2026-12')
    expect(monthEnd('2026-12')).toBe(Date.parse('2027-01-01T00:00:00+08:00'))
    expect([nextMonth('2026-09'), nextMonth('2026-12')]).toEqual(['2026-10', '2027-01'])
  })
})

describe('an order on account', () => {
  it('uses the limit to the last cent and not beyond [R2.21]', () => {
    expect(creditRefusal(empty, 10_000, NOW)).toBeUndefined()
    expect(creditRefusal(empty, 10_001, NOW)).toEqual({ why: 'tooLittle', left: 10_000 })
    const used = after(empty, use(10_000))
    expect([used.used, remainingCredit(used)]).toEqual([10_000, 0])
    expect(creditRefusal(used, 1, NOW)).toEqual({ why: 'tooLittle', left: 0 })
    expect(() => chargeCredit(used, 1, NOW)).toThrow(RangeError)
  })
  it('is refused while a statement is overdue, naming that statement first [R2.33]', () => {
    const billed = after(empty, use(100), close())
    const due = monthEnd('2026-11') + 30 * DAY
    expect(creditRefusal(billed, 1, due - 1)).toBeUndefined()
    expect(creditRefusal({ ...billed, stopped: true }, 1, due)).toEqual({ why: 'overdue', month: '2026-11' })
    expect(creditRefusal({ ...billed, stopped: true }, 1, due - 1)).toEqual({ why: 'stopped' })
    expect([usableCredit(billed, due - 1), usableCredit(billed, due)]).toEqual([9900, 0])
    expect(usableCredit({ ...billed, stopped: true }, due - 1)).toBe(0)
  })
  it('is due a number of days after its statement [R2.33]', () => {
    expect(dueIfUsed(empty, NOW)).toBe(monthEnd('2026-11') + 30 * DAY)
    expect(dueIfUsed(after(empty, use(1), close(NOW)), NOW)).toBe(monthEnd('2026-12') + 30 * DAY)
  })
})

describe('a statement', () => {
  it('is issued once, as of the end of its month, even if the job runs months late [R2.33]', () => {
    const book = after(empty, use(100))
    expect(closeMonths(book, monthEnd('2026-11') - 1)).toEqual(noChange)
    const late = monthEnd('2027-02')
    const { bills } = closeMonths(book, late)
    expect(bills).toEqual([
      { month: '2026-11', amount: 100, issued: monthEnd('2026-11'), due: monthEnd('2026-11') + 30 * DAY },
    ])
    expect(closeMonths(applyCreditChange(book, { bills, entries: [] }), late)).toEqual(noChange)
  })
  it('never changes after it is issued: later entries count for the next statement [R2.33]', () => {
    const book = after(empty, use(100), close(NOW))
    expect(runningMonth(book, NOW)).toBe('2026-12')
    expect(after(book, use(50)).running).toEqual({ month: '2026-12', sum: 50 })
  })
  it('sets a credit balance off against older statements, then carries the rest over [R2.33]', () => {
    const paid = after(empty, use(100), close(NOW), (book) => payCredit(book, ['2026-11'], 100, NOW))
    const owed = after(paid, use(30), close(NOW), (book) => returnCredit(book, '2026-11', 100, NOW), close(NOW))
    expect(owed.used).toBe(-70)
    expect(owed.open).toEqual([])
    expect(owed.running).toEqual({ month: '2027-02', sum: -70 })
  })
})

describe('a change', () => {
  const billed = after(empty, use(100), close(NOW))
  it('of an order adds one entry to the running month [R2.21]', () => {
    expect(chargeCredit(empty, 70, NOW)).toEqual({
      bills: [],
      entries: [{ kind: 'order', month: '2026-11', late: false, cents: 70 }],
    })
    expect(() => chargeCredit(empty, 10_001, NOW)).toThrow('the order exceeds the credit account')
    expect(noChange).toEqual({ entries: [], bills: [] })
  })
  it('of a credit note has one entry for the statement and one for the excess, each only if not zero [R2.11]', () => {
    expect(returnCredit(billed, '2026-11', 100, NOW)).toEqual({
      bills: [],
      entries: [{ kind: 'return', month: '2026-11', late: true, cents: -100 }],
    })
    expect(returnCredit(billed, '2026-11', 130, NOW).entries).toEqual([
      { kind: 'return', month: '2026-11', late: true, cents: -100 },
      { kind: 'return', month: '2026-12', late: false, cents: -30 },
    ])
    expect(returnCredit(billed, '2026-10', 30, NOW).entries).toEqual([
      { kind: 'return', month: '2026-12', late: false, cents: -30 },
    ])
  })
  it('of a payment has entries for the named statements only [R2.33]', () => {
    const two = after(billed, use(200, NOW + DAY), close(NOW + DAY))
    expect(payCredit(two, ['2026-12'], 200, NOW)).toEqual({
      bills: [],
      entries: [{ kind: 'payment', month: '2026-12', late: true, cents: -200 }],
    })
    expect(payCredit(two, ['2026-11', '2026-12'], 100, NOW).entries).toEqual([
      { kind: 'payment', month: '2026-11', late: true, cents: -100 },
    ])
  })
  it('of a carry-over adds an entry to the old month and an opposite entry to the next [R2.33]', () => {
    const owing = after(empty, use(50), (book) => returnCredit(book, '2026-11', 80, NOW))
    expect(closeMonth(owing, NOW)).toEqual({
      bills: [{ month: '2026-11', amount: 0, issued: NOW, due: NOW + 30 * DAY }],
      entries: [
        { kind: 'carry', month: '2026-11', late: false, cents: 30 },
        { kind: 'carry', month: '2026-12', late: false, cents: -30 },
      ],
    })
    expect(closeMonth(empty, NOW)).toEqual(noChange)
    // Closes the months one after the other and keeps all entries.
    const { bills, entries } = closeMonths(owing, monthEnd('2026-12'))
    expect(bills.map(({ month }) => month)).toEqual(['2026-11', '2026-12'])
    expect(entries.map(({ month, cents }) => `${month} ${cents}`)).toEqual([
      '2026-11 30',
      '2026-12 -30',
      '2026-12 30',
      '2027-01 -30',
    ])
  })
  it('belongs to the running month, or if there is none to the first month from today without a statement [R2.33]', () => {
    expect(runningMonth({ running: undefined, closed: undefined }, NOW)).toBe('2026-11')
    expect(runningMonth({ running: undefined, closed: '2026-10' }, NOW)).toBe('2026-11')
    expect(runningMonth({ running: undefined, closed: '2026-08' }, NOW)).toBe('2026-11')
    expect(runningMonth({ running: undefined, closed: '2026-11' }, NOW)).toBe('2026-12')
    expect(runningMonth({ running: undefined, closed: '2026-12' }, NOW)).toBe('2027-01')
    expect(runningMonth({ running: { month: '2026-12', sum: 1 }, closed: '2026-09' }, NOW)).toBe('2026-12')
  })
  it('adds to the running sum, and removes billed entries [R2.33]', () => {
    expect(after(empty, use(50), use(20)).running).toEqual({ month: '2026-11', sum: 70 })
    const later = after(billed, use(5), use(6))
    expect(later.running).toEqual({ month: '2026-12', sum: 11 })
    expect(later.closed).toBe('2026-11')
    expect(billed.running).toBeUndefined()
    expect(closeMonths(after(empty, use(1)), monthEnd('2026-11')).bills).toHaveLength(1)
  })
})

describe('a credit note', () => {
  it('reduces the statement of its order, and the rest counts for the running month [R2.11]', () => {
    const book = after(empty, use(100), close(NOW), (at) => payCredit(at, ['2026-11'], 80, NOW))
    const noted = after(book, (at) => returnCredit(at, '2026-11', 50, NOW))
    expect(noted.open).toEqual([])
    expect(noted.running).toEqual({ month: '2026-12', sum: -30 })
    expect(noted.used).toBe(-30)
  })
})

describe('a payment', () => {
  it('settles the oldest statement first, and an excess counts for the running month [R2.33]', () => {
    const two = after(empty, use(100), close(NOW), use(200), close(NOW))
    const part = after(two, (at) => payCredit(at, ['2026-12', '2026-11'], 150, NOW))
    expect(part.open.map(({ month, open }) => [month, open])).toEqual([['2026-12', 150]])
    const all = after(part, (at) => payCredit(at, ['2026-12'], 160, NOW))
    expect([all.open, all.running, all.used]).toEqual([[], { month: '2027-01', sum: -10 }, -10])
  })
})

describe('the state of a statement', () => {
  it('is paid if nothing is open, overdue from the due date, with a reminder a week before [R2.33]', () => {
    const due = NOW
    expect(billState({ open: 0, due }, NOW + DAY)).toBe('paid')
    expect(billState({ open: 1, due }, NOW - 1)).toBe('open')
    expect(billState({ open: 1, due }, NOW)).toBe('overdue')
    const remind = (ahead: number, open = 1) => billReminder({ open, due }, due - ahead)
    expect([remind(8 * DAY), remind(7 * DAY), remind(DAY), remind(0), remind(0, 0)]).toEqual([
      undefined,
      'soon',
      'today',
      'overdue',
      undefined,
    ])
    expect([daysBetween(due, NOW - 3 * DAY), daysBetween(due, NOW + 1)]).toEqual([3, 1])
  })
})

describe('an application', () => {
  const right = {
    company: '张江精密机械有限公司',
    creditCode: '91310115MA1K3XH261',
    licence: 'files/3f0c2b9e-5d1a-4c7e-9b60-0a1b2c3d4e5f',
    contact: '张工',
    mobile: '13800000001',
    limit: 50_000,
    days: 30,
    remark: '',
  }
  it('reports every missing or wrong field [R2.11]', () => {
    expect(creditApplicationProblems(right)).toEqual([])
    const wrong = {
      ...right,
      company: ' 张 ',
      creditCode: '91310115MA1K3XH26X',
      licence: 'https://x',
      contact: '',
      mobile: '1',
      limit: 999,
      days: 31,
      remark: 'x'.repeat(201),
    }
    expect(creditApplicationProblems(wrong)).toEqual(Object.keys(right))
    expect(creditApplicationProblems({ ...right, limit: 10_000_001 })).toEqual(['limit'])
    const most = {
      company: '张'.repeat(100),
      contact: '工'.repeat(50),
      limit: 10_000_000,
      remark: ` ${'x'.repeat(200)} `,
    }
    expect(creditApplicationProblems({ ...right, ...most })).toEqual([])
    expect(creditApplicationProblems({ ...right, company: '张江', limit: 1000 })).toEqual([])
    expect(creditApplicationProblems({ ...right, company: '张'.repeat(101), contact: '工'.repeat(51) })).toEqual([
      'company',
      'contact',
    ])
    expect(creditApplicationProblems({ ...right, limit: 1000.5 })).toEqual(['limit'])
  })
  it('is granted only in whole yuan and for at most a year [R2.11]', () => {
    expect(isCreditGrant({ limit: 0, days: 1 })).toBe(true)
    expect(isCreditGrant({ limit: 10_000_000, days: 365 })).toBe(true)
    for (const terms of [
      { limit: -1, days: 30 },
      { limit: 1.5, days: 30 },
      { limit: 10_000_001, days: 30 },
      { limit: 1, days: 0 },
      { limit: 1, days: 366 },
    ])
      expect(isCreditGrant(terms)).toBe(false)
  })
})
