import type { ChatMessage } from '@millwright/domain/chat/chatMessage'
import { expect, it } from 'vitest'
import { threadLines } from './threadLines.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const said = (id: string, time: string, from: ChatMessage['from'] = 'them'): ChatMessage => ({
  id,
  from,
  time: Date.parse(`${time}+08:00`),
  body: { kind: 'text', text: id },
})
const told = (...args: Parameters<typeof threadLines>) =>
  threadLines(...args).map((line) =>
    line.kind === 'message'
      ? `${line.message.id}${line.continued ? '+' : ''}`
      : line.kind === 'day'
        ? (line.word ?? line.day)
        : '---',
  )

it('puts a heading before each day, in the server’s time zone', () => {
  expect(
    told(
      [
        said('a', '2026-11-18T23:59:00'),
        said('b', '2026-11-19T00:01:00'),
        said('c', '2026-11-20T08:00:00'),
        said('d', '2026-11-21T00:00:00'),
      ],
      { now },
    ),
  ).toEqual(['2026-11-18', 'a', '2026-11-19', 'b', 'yesterday', 'c', 'today', 'd'])
})

it('groups messages of one sender within five minutes, except system messages', () => {
  expect(
    told(
      [
        said('a', '2026-11-21T09:00:00'),
        said('b', '2026-11-21T09:04:00'),
        said('c', '2026-11-21T09:10:00'),
        said('d', '2026-11-21T09:11:00', 'me'),
      ],
      { now },
    ),
  ).toEqual(['today', 'a', 'b+', 'c', 'd'])
  expect(
    told([said('a', '2026-11-21T09:00:00', 'system'), said('b', '2026-11-21T09:00:10', 'system')], { now }),
  ).toEqual(['today', 'a', 'b'])
})

it('draws a line before the first unread message, or none if that message is absent', () => {
  const messages = [said('a', '2026-11-21T09:00:00'), said('b', '2026-11-21T09:01:00')]
  expect(told(messages, { now, unreadFrom: 'b' })).toEqual(['today', 'a', '---', 'b'])
  expect(told(messages, { now, unreadFrom: 'a' })).toEqual(['today', '---', 'a', 'b+'])
  expect(told(messages, { now, unreadFrom: 'gone' })).toEqual(['today', 'a', 'b+'])
  expect(told([], { now })).toEqual([])
})
