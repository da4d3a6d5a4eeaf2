import type { Head, Loader } from '../../loader.ts'

export type CouponsData = { today: string }

export const load: Loader<CouponsData & { head: Head }> = async (_api, { now }) => ({
  head: { title: { namespace: 'coupons', key: 'title' }, canonical: '/coupons' },
  today: new Date(now).toISOString().slice(0, 10),
})
