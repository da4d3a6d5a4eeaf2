/** The calls that this process answers now, without those that give way to others. */
let inside = 0

/** Counts a call while it is answered. */
export async function counted<T>(work: () => Promise<T>): Promise<T> {
  inside++
  try {
    return await work()
  } finally {
    inside--
  }
}

/** Runs long work of a counted call, during which the call does not count: it gives way to the others. */
export async function givingWay<T>(work: () => Promise<T>): Promise<T> {
  inside--
  try {
    return await work()
  } finally {
    inside++
  }
}

/** Whether calls are being answered that do not give way. */
export const othersWait = (): boolean => inside > 0
