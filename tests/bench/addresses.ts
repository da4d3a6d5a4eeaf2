import { minAddressAccuracy, judgeAddresses } from '../../apps/mall-api/src/testing/labelledAddresses.ts'
import type { Measurement } from '../measure.ts'

/** Counts how many pasted addresses (addresses.tsv) are parsed without an error. `VERBOSE=1` lists the others. */
export const run: Measurement = async () => {
  const judged = judgeAddresses()
  if (process.env.VERBOSE)
    for (const { pasted, wrong } of judged) if (wrong.length) console.log(`${wrong.join(', ')}: ${pasted}`)
  const rows = [...Map.groupBy(judged, ({ written }) => written), ['all', judged] as const].map(([written, some]) => ({
    written,
    addresses: some.length,
    right: some.filter(({ wrong }) => !wrong.length).length,
    share: `${((some.filter(({ wrong }) => !wrong.length).length / some.length) * 100).toFixed(1)} %`,
    'with a doubt': some.filter(({ doubts }) => doubts).length,
    'ms each': (some.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / some.length).toFixed(2),
  }))
  const share = judged.filter(({ wrong }) => !wrong.length).length / judged.length
  return {
    rows,
    ok: share >= minAddressAccuracy,
    summary: `${(share * 100).toFixed(1)} % of ${judged.length} pasted addresses are read without a fault`,
    figures: { share },
  }
}
