import { dayStart, mallDay } from '@millwright/domain/member/mallDay'
import type { Locale } from '@millwright/domain/locale'
import { html } from 'hono/html'
import { grouped, yuan } from '../core/console/yuan.ts'
import type { ConsoleContext, Markup } from '../core/console/section.ts'
import { inScopeSql, scopeParam } from '../core/console/shopScope.ts'
import { consoleText } from './texts.ts'

const MONTH = 30 * 86_400_000

/** Returns the number and the amount of the orders that buyers paid today (in China) and in the last 30 days. */
export async function salesFigures(
  { db, now, scope }: Pick<ConsoleContext, 'db' | 'now' | 'scope'>,
  locale: Locale,
): Promise<Markup> {
  const paid = await db.query<{ today: number; amountToday: string; month: number; amountMonth: string }>(
    `select count(*) filter (where paid_at >= $1::bigint)::int as today,
      coalesce(sum(actual_total) filter (where paid_at >= $1::bigint), 0)::text as "amountToday",
      count(*)::int as month, coalesce(sum(actual_total), 0)::text as "amountMonth"
    from orders where paid_at >= $2::bigint and ${inScopeSql('shop_id', '$3')}`,
    [dayStart(mallDay(now)), now - MONTH, scopeParam(scope)],
  )
  const { today = 0, amountToday = '0.00', month = 0, amountMonth = '0.00' } = paid[0] ?? {}
  const figure = (key: 'paidToday' | 'paidInMonth', count: number, amount: string) =>
    html`<li>${consoleText(locale, key)} <b>${grouped(count)}</b> ${yuan(Number(amount).toFixed(2))}</li>`
  return html`<ul class="sales">
    ${figure('paidToday', today, amountToday)} ${figure('paidInMonth', month, amountMonth)}
  </ul>`
}
