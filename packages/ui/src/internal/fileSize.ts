const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a size in bytes: `2.4 MB`. Units are multiples of 1024, as in upload limits: 2,097,152 bytes are 2 MB. */
export function fileSize(bytes: number, language: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)))
  const value = bytes / 1024 ** step
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value)
}
