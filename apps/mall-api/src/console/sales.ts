import { dayStart, mallDay } from '@millwright/domain/member/mallDay'
import type { Locale } from '@millwright/domain/locale'
import { html } from 'hono/html'
import { grouped, yuan } from '../core/console/yuan.ts'
import type { ConsoleContext, Markup } from '../core/console/section.ts'
import { inScopeSql, scopeParam } from '../core/console/shopScope.ts'
import { queryOne } from '../db/db.ts'
import { consoleText } from './texts.ts'

const MONTH = 30 * 86_400_000

type Sales = { today: number; amountToday: string; month: number; amountMonth: string }

/**
 * Returns the number and the amount of the orders that were paid or charged to an account today (in China) and in the
 * last 30 days. The amount is without what was refunded.
 */
export async function salesFigures(
  { db, now, scope }: Pick<ConsoleContext, 'db' | 'now' | 'scope'>,
  locale: Locale,
): Promise<Markup> {
  const { today, amountToday, month, amountMonth } = await queryOne<Sales>(
    db,
    `select count(*) filter (where paid_at >= $1::bigint)::int as today,
      coalesce(sum(actual_total - refunded) filter (where paid_at >= $1::bigint), 0.00)::text as "amountToday",
      count(*)::int as month, coalesce(sum(actual_total - refunded), 0.00)::text as "amountMonth"
    from orders where paid_at >= $2::bigint and ${inScopeSql('shop_id', '$3')}`,
    [dayStart(mallDay(now)), now - MONTH, scopeParam(scope)],
  )
  const figure = (key: 'soldToday' | 'soldInMonth', count: number, amount: string) =>
    html`<li>${consoleText(locale, key)} <b>${grouped(count)}</b> ${yuan(amount)}</li>`
  return html`<ul class="sales">
    ${figure('soldToday', today, amountToday)} ${figure('soldInMonth', month, amountMonth)}
  </ul>`
}
