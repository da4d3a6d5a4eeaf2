import { questions } from '../internal/questions.ts'
import { confirm } from './confirm.tsx'

it('refuses a question that no dialog can show', async () => {
  await expect(confirm({ title: 'Delete?', confirm: 'Delete' })).rejects.toThrow('<ConfirmDialog />')
})

it('asks one question after another, and the next after the former dialog has closed', async () => {
  const leave = questions.subscribe(() => undefined)
  const first = confirm({ title: 'Delete 6205?', confirm: 'Delete' })
  const second = confirm({ title: 'Delete 6206?', confirm: 'Delete' })
  expect(questions.current()?.title).toBe('Delete 6205?')
  questions.current()!.answer(true)
  const third = confirm({ title: 'Delete 6207?', confirm: 'Delete' })
  expect(await first).toBe(true)
  expect(questions.current()).toBeUndefined()
  questions.showNext()
  const asked = questions.current()!
  expect(asked.title).toBe('Delete 6206?')
  asked.answer(false)
  asked.answer(true)
  expect(await second).toBe(false)
  questions.showNext()
  questions.current()!.answer(true)
  expect(await third).toBe(true)
  questions.showNext()
  expect(questions.current()).toBeUndefined()
  leave()
})
