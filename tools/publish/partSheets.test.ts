import { sheetsFor } from './partSheets.ts'

const inputs = (imports: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(imports).map(([file, paths]) => [
      file,
      { bytes: 0, imports: paths.map((path) => ({ path, kind: 'import-statement' as const })) },
    ]),
  )

it('lists each sheet of a part once, after the sheets it depends on', () => {
  const needed = sheetsFor(
    'src/Amount/Amount.tsx',
    inputs({
      'src/Amount/Amount.tsx': [
        'react',
        'src/Icon/Icon.tsx',
        'src/internal/Field.tsx',
        'src/internal/Field.css.ts',
        'src/Amount/Amount.css.ts',
      ],
      'src/internal/Field.tsx': ['src/Icon/Icon.tsx', 'src/internal/Field.css.ts'],
      'src/Icon/Icon.tsx': ['src/Icon/Icon.css.ts'],
      'src/Icon/Icon.css.ts': ['vanilla-extract-css-ns:src/Icon/Icon.css.ts.vanilla.css?source=…'],
      'src/internal/Field.css.ts': [],
      'src/Amount/Amount.css.ts': ['src/internal/tones.css.ts'],
      'src/internal/tones.css.ts': [],
    }),
  )
  expect(needed).toEqual([
    'src/Icon/Icon.css.ts',
    'src/internal/Field.css.ts',
    'src/internal/tones.css.ts',
    'src/Amount/Amount.css.ts',
  ])
})

it('includes no sheet of a part that it does not render, and handles import cycles', () => {
  const needed = sheetsFor(
    'src/A/A.tsx',
    inputs({
      'src/A/A.tsx': ['src/A/A.css.ts', 'src/A/more.tsx'],
      'src/A/more.tsx': ['src/A/A.tsx'],
      'src/A/A.css.ts': [],
      'src/B/B.tsx': ['src/B/B.css.ts'],
      'src/B/B.css.ts': [],
    }),
  )
  expect(needed).toEqual(['src/A/A.css.ts'])
})
