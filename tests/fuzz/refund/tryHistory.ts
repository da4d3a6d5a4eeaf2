import { allowedRefundTransitions } from '@millwright/domain/order/refundMachine'
import type { Command, History, Turn, World } from './history.ts'
import { judge } from './judge.ts'
import { MemoryOrder, typedFor } from './memory.ts'

/** Runs a history on the rules alone. The commands of a turn run in sequence. */
export function tryRules({ bought, turns }: History): string[] {
  const order = new MemoryOrder(bought)
  const right = judge(bought)
  for (const turn of turns)
    for (const command of settled(turn, order)) {
      order.carryOut(command)
      const wrong = right(order.seen())
      if (wrong.length) return [`${JSON.stringify(command)}: ${wrong.join('; ')}`]
    }
  return []
}

/**
 * Runs a history on a mall and on the rules, which must agree after each turn. Some sequence of a turn's concurrent
 * commands must explain both the responses and the state.
 */
export async function tryWorld({ bought, turns }: History, mall: World): Promise<string[]> {
  let model = new MemoryOrder(bought)
  const right = judge(bought)
  for (const given of turns) {
    const turn = settled(given, model)
    const answered = await mall.run(turn)
    const seen = await mall.see()
    const wrong = right(seen)
    if (wrong.length) return [`${JSON.stringify(turn)}: ${wrong.join('; ')}`]
    const there = JSON.stringify(seen)
    const explained = orders(turn.map((_, at) => at)).find((order) => {
      const copy = model.copy()
      const said: boolean[] = []
      for (const at of order) said[at] = copy.carryOut(turn[at]!)
      if (JSON.stringify(copy.seen()) !== there || said.some((one, at) => one !== answered[at])) return false
      model = copy
      return true
    })
    if (!explained) {
      const copy = model.copy()
      const said = turn.map((command) => copy.carryOut(command))
      return [
        `${JSON.stringify(turn)}: answered ${answered}, the rules ${said}\n${there}\n${JSON.stringify(copy.seen())}`,
      ]
    }
  }
  return []
}

/** Replaces `next` by a transition and fills in applications, both by the state before the turn. */
export function settled(turn: Turn, { order, refunds, now }: MemoryOrder): Turn {
  return turn.map((command): Command => {
    if (command.do === 'apply') return { ...command, typed: typedFor(order, refunds, command, now) }
    if (command.do !== 'next') return command
    const at = command.refund % Math.max(1, refunds.length)
    const refund = refunds[at]
    const moves = refund
      ? (['seller', 'buyer', 'platform'] as const).flatMap((by) => allowedRefundTransitions(refund, by, now))
      : []
    const { event, by } = moves[command.choice % Math.max(1, moves.length)] ?? { event: 'accept', by: 'seller' }
    return { do: 'press', press: { refund: at, event, by } }
  })
}

function orders(places: readonly number[]): number[][] {
  if (places.length < 2) return [[...places]]
  return places.flatMap((first) => orders(places.filter((one) => one !== first)).map((rest) => [first, ...rest]))
}
