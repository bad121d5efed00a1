import { BRAND } from './domain/brand'
import { taroPackages } from './routes/packages'

export default defineAppConfig({
  ...taroPackages(),
  lazyCodeLoading: 'requiredComponents',
  // Where most customers go from home; what it saves is in docs/decisions/mini-program.md.
  preloadRule: { 'pages/home/index': { network: 'all', packages: ['packages/product'] } },
  // WeChat's own wording rules apply to these sentences: say what the permission is for.
  permission: { 'scope.userLocation': { desc: '用于核验办理业务时所在位置，保障账户安全' } },
  requiredPrivateInfos: ['getLocation'],
  __usePrivacyCheck__: true,
  window: {
    navigationBarTitleText: BRAND.bankName,
    navigationBarBackgroundColor: '@navigationBackground',
    navigationBarTextStyle: '@navigationText',
    backgroundColor: '@background',
    backgroundTextStyle: '@backgroundText',
  },
  darkmode: true,
  themeLocation: 'theme.json',
})
