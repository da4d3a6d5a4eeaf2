import { toastQueue } from '../internal/toastQueue.ts'
import { closeToast, toast } from './toast.tsx'

afterEach(() => closeToast())

const queued = () => toastQueue.read().map(({ message, duration }) => [message, duration])

it('keeps a bad toast, and gives the reader twice the time for a link or an action', () => {
  toast({ message: 'Saved' })
  toast({ message: 'Deleted', action: { label: 'Undo', onPress: () => undefined } })
  toast({ message: 'Ready', link: { href: '/statement', label: 'View' } })
  toast({ message: 'Not saved', tone: 'bad' })
  toast({ message: 'Not sent', tone: 'bad', duration: 3000 })
  expect(queued()).toEqual([
    ['Saved', 6000],
    ['Deleted', 12_000],
    ['Ready', 12_000],
    ['Not saved', Infinity],
    ['Not sent', 3000],
  ])
})

it('replaces the toast with the same id at its place in the queue', () => {
  toast({ id: 'save', message: 'Saving' })
  const other = toast({ message: 'Deleted' })
  toast({ id: 'save', message: 'Saved' })
  expect(queued().map(([message]) => message)).toEqual(['Saved', 'Deleted'])
  closeToast(other)
  expect(queued().map(([message]) => message)).toEqual(['Saved'])
})

it('tells its listeners of each change until they leave', () => {
  const heard = vi.fn()
  const leave = toastQueue.subscribe(heard)
  closeToast(toast({ message: 'Saved' }))
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  toast({ message: 'Saved' })
  expect(heard).toHaveBeenCalledTimes(2)
})
