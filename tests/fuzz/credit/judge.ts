/** A ledger and its statements as written. Amounts are in cents. */
export type Seen = {
  entries: { kind: string; month: string; late: boolean; cents: number; order?: string | undefined }[]
  bills: { month: string; amount: number; issued: number; due: number }[]
}

/** Returns the inconsistencies of a ledger, recomputed independently of the rules. */
export function judge({ entries, bills }: Seen): string[] {
  const wrong: string[] = []
  const sum = (of: Seen['entries']) => of.reduce((all, { cents }) => all + cents, 0)
  const months = bills.map(({ month }) => month)
  if (months.some((month, at) => at > 0 && month <= months[at - 1]!)) wrong.push(`statements of ${months.join(' ')}`)
  let open = 0
  for (const { month, amount, issued, due } of bills) {
    const own = entries.filter((entry) => entry.month === month)
    if (sum(own.filter(({ late }) => !late)) !== amount) wrong.push(`${month} came to ${amount}`)
    if (amount < 0 || sum(own) < 0) wrong.push(`${month} is open by ${sum(own)}`)
    if (due <= issued) wrong.push(`${month} is due before it is issued`)
    open += sum(own)
  }
  const last = months.at(-1) ?? ''
  const running = entries.filter(({ month }) => month > last)
  if (new Set(running.map(({ month }) => month)).size > 1) wrong.push('two months run at once')
  if (running.some(({ late }) => late)) wrong.push('late before it was issued')
  if (open + sum(running) !== sum(entries))
    wrong.push(`statements say ${open + sum(running)}, the ledger ${sum(entries)}`)
  if (sum(entries.filter(({ kind }) => kind === 'carry')) !== 0) wrong.push('something was lost in carrying')
  for (const [order, own] of Map.groupBy(
    entries.filter(({ order }) => order !== undefined),
    ({ order }) => order,
  )) {
    if (own.filter(({ kind }) => kind === 'order').length > 1) wrong.push(`${order} was used twice`)
    if (sum(own) < 0) wrong.push(`${order} gave back more than it used`)
  }
  return wrong
}

export function overdueAt({ entries, bills }: Seen, now: number): boolean {
  return bills.some(
    ({ month, due }) =>
      due <= now && entries.filter((entry) => entry.month === month).reduce((all, { cents }) => all + cents, 0) > 0,
  )
}
