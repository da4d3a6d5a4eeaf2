const page = (path: string) => ({ type: 4, link: path })
const title = { zh: '轴承与传动', en: 'Bearings and drives' }
const goods = [{ prodId: '9000', prodName: '深沟球轴承', price: 18.6 }, { prodId: 9001 }, '9002']

/** A page with one block of every type, as an editor should write it. */
export const wholePage = [
  {
    type: 'shop_signs',
    dataField: {
      bgUrl: '',
      showLogo: true,
      navList: [
        { name: title, type: 2, link: [101, 10101] },
        { name: 'Blog', type: 6, link: 'https://example.com/blog', newTab: true },
      ],
    },
  },
  {
    type: 'picture_by',
    id: 'hero',
    dataField: {
      imgList: [
        { url: 'pictures/hero.svg', alt: title, title, link: page('/list') },
        { url: 'https://pictures.example/b.png', alt: 'B', link: { type: 1, link: { prodId: 9000, prodName: 'x' } } },
      ],
      height: 420,
      fit: 'contain',
    },
  },
  { type: 'auxiliary_interval', v: 1, dataField: { height: 24, bgColor: '' } },
  {
    type: 'floor_title',
    dataField: {
      title,
      subTitle: '常备件',
      titleColor: '#123456',
      bgColor: '#fff',
      showMore: true,
      moreLink: page('seckill'),
    },
  },
  { type: 'goods_list', dataField: { columns: 4, showContent: ['name', 'price'], goods } },
  {
    type: 'universal_hotspot',
    dataField: {
      width: 1200,
      imgList: [
        {
          url: 'pictures/hot.svg',
          alt: title,
          height: 400,
          hotspots: [{ x: 0, y: 10, w: 30.5, h: 50, link: { type: 3, link: { shopId: 7 } }, title: '店铺' }],
        },
      ],
    },
  },
  {
    type: 'limited_skill',
    dataField: {
      title,
      subTitle: 'Ends at midnight',
      goods: [{ prodId: 9000, seckillId: '12' }],
      moreLink: page('/flash-sale'),
    },
  },
  { type: 'discount_coupon', dataField: { title, goods: [{ prodId: 9000, groupActivityId: 3 }] } },
  { type: 'store_list', hidden: false, dataField: { title, shops: [{ shopId: 3, shopName: '衡峰' }, 4] } },
  {
    type: 'goods_module1',
    dataField: { columns: [{ title, link: { type: 5, link: { renovationId: 2, shopId: 1 } }, goods }] },
  },
  { type: 'goods_module2', dataField: { title, mainGoods: goods.slice(0, 1), otherGoods: goods } },
  { type: 'goods_module3', dataField: { title, titleLink: page('/'), goods } },
  { type: 'goods_module4', dataField: { bgImg: 'pictures/wide.svg', alt: title, link: page('/coupons'), goods } },
  {
    type: 'goods_module5',
    dataField: {
      mainImg: 'pictures/side.svg',
      alt: title,
      link: { type: 6, link: { url: 'mailto:sales@example.com' } },
      goods,
    },
  },
  { type: 'goods_module6', dataField: { title, goods } },
  {
    type: 'goods_module7',
    dataField: {
      title,
      tabs: [
        { name: '轴承', goods },
        { name: 'Seals', goods },
      ],
    },
  },
]
