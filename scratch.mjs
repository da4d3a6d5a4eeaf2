import sharp from 'sharp'
for (const m of ['zh-desktop-light','en-phone-dark']) for (const n of process.argv.slice(2)) await sharp(`tests/visual/baseline/${m}/${n}.webp`).png().toFile(`/tmp/${m}-${n}.png`)
