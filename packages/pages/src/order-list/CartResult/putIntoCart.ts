import type { AnswerOf, Client } from '@millwright/contract/contract'
import { path } from '@millwright/domain/paths/path'
import { redirect } from '../../loader.ts'
import type { ActionResult } from '../../loader.ts'
import { refused } from '../../forms.ts'

/** The lines of a list that went into the cart, and those that did not. */
export type CartResultData = AnswerOf<'orderListToCart'> & { listId: string }

/** Adds a list to the cart, and goes there if every line was added. Otherwise returns the lines that were not. */
export async function putIntoCart(
  api: Client,
  { listId, assemblies = 1 }: { listId: string; assemblies?: number | undefined },
): Promise<ActionResult<CartResultData>> {
  try {
    const answer = await api.orderListToCart({ listId, assemblies })
    if (answer.added && !answer.failList.length) redirect(path('cart'), 303)
    const data = { ...answer, listId }
    if (answer.added) return { done: true, data }
    return { done: false, problem: { key: 'nothingTyped' }, data }
  } catch (error) {
    return { done: false, problem: refused(error, {}).problem }
  }
}
