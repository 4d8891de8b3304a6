extension NumberSymbols {
  /// The symbols by language, script and region, as in `hi` and `de_CH`; others have the default ones.
  static let byPlace: [String: NumberSymbols] = {
    var places: [String: NumberSymbols] = [:]
    for (symbols, names) in table {
      for name in names.split(whereSeparator: \.isWhitespace) { places[String(name)] = symbols }
    }
    return places
  }()

  /// The data of CLDR, written by Foundation's formats of 1234567.5 in all locales.
  private static let table: [(NumberSymbols, String)] = [
    (
      NumberSymbols(decimal: ",", group: "."),
      """
      ar_DZ ar_LY ar_MA ar_TN ast az bs ca da de dsb el en_AR en_AT en_BE en_BR en_CL en_CO en_DE en_DK en_GR en_ID
      en_NL en_SI en_TR es_AR es_BO es_BQ es_CL es_CO es_CR es_CW es_EC es_PY es_UY es_VE eu fo fr_LU fr_MA fur fy
      gl hr hsb id is jgo jv kgp kkj kl ku lb lij ln lo lu mgh mk ms_Arab_BN ms_BN ms_ID mua nds nl nnh pt qu_BO rn
      ro rw sc seh sg sr su sw_CD tr vi vmw wo yrl
      """
    ),
    (
      NumberSymbols(decimal: ",", group: "\u{A0}"),
      """
      af agq bas blo br cs cv dua dyo en_AL en_BG en_CV en_CZ en_EE en_FI en_HU en_LT en_LV en_NO en_PL en_PT en_RU
      en_SE en_SK en_UA en_ZA eo ewo ff fi fr_CA hy kab kea kk ksf ksh ky lt nb nmg nn no nr oc os prg pt_AO ru sah
      se shi sk smn ss sv szl tg tk ts tt tzm uk uz ve yav zgh
      """
    ),
    (
      NumberSymbols(),
      """
      es_419 es_AG es_BB es_BM es_BR es_BS es_BZ es_CA es_CU es_DM es_DO es_GD es_GT es_GY es_HN es_KN es_KY es_LC
      es_MX es_NI es_PA es_PE es_PR es_SV es_TC es_TT es_US es_VC es_VG es_VI ks_Deva sd_Deva ta_MY ta_SG
      """
    ),
    (
      NumberSymbols(decimal: "\u{66B}", group: "\u{66C}", zero: "\u{660}"),
      """
      ar_BH ar_DJ ar_EG ar_ER ar_IL ar_IQ ar_JO ar_KM ar_KW ar_LB ar_MR ar_OM ar_PS ar_QA ar_SA ar_SD ar_SO ar_SS
      ar_SY ar_TD ar_YE ckb
      """
    ),
    (
      NumberSymbols(decimal: ",", group: "\u{A0}", ungrouped: 4),
      """
      be bg et hu ie ka lv pl pt_CH pt_CV pt_FR pt_GQ pt_GW pt_LU pt_MO pt_MZ pt_PT pt_ST pt_TL ru_UA sq
      """
    ),
    (
      NumberSymbols(higher: 2),
      """
      bn brx en_BD en_IN gu hi kn kok_Latn kxv ml mr or pa ta te ur xnr
      """
    ),
    (
      NumberSymbols(decimal: "\u{66B}", group: "\u{66C}", zero: "\u{6F0}"),
      """
      fa ks lrc mzn pa_Arab pa_Aran_PK ps uz_Arab
      """
    ),
    (
      NumberSymbols(group: "\u{A0}"),
      """
      dje khq mfe nso ses twq xh
      """
    ),
    (
      NumberSymbols(group: "\u{2019}"),
      """
      de_CH de_LI gsw rm tn wal
      """
    ),
    (
      NumberSymbols(zero: "\u{966}"),
      """
      bgc bho raj sat_Deva
      """
    ),
    (
      NumberSymbols(decimal: ",", group: "\u{202F}"),
      """
      en_FR es_HT fr vec
      """
    ),
    (
      NumberSymbols(decimal: ",", group: ".", ungrouped: 4),
      """
      es ia it sl
      """
    ),
    (
      NumberSymbols(decimal: ",", group: "\u{2019}"),
      """
      lmo wae
      """
    ),
    (
      NumberSymbols(higher: 2, zero: "\u{966}"),
      """
      ne sa
      """
    ),
    (NumberSymbols(higher: 2, zero: "\u{9E6}"), "as"),
    (NumberSymbols(higher: 2, zero: "\u{11136}"), "ccp"),
    (NumberSymbols(higher: 2, zero: "\u{F20}"), "dz"),
    (NumberSymbols(ungrouped: 5), "ee"),
    (NumberSymbols(group: "'"), "en_CH"),
    (NumberSymbols(group: "\u{2E41}", zero: "\u{1E950}"), "ff_Adlm"),
    (NumberSymbols(group: "\u{2019}", ungrouped: 4), "it_CH"),
    (NumberSymbols(zero: "\u{9E6}"), "mni"),
    (NumberSymbols(zero: "\u{ABF0}"), "mni_Mtei"),
    (NumberSymbols(zero: "\u{1040}"), "my"),
    (NumberSymbols(group: "\u{60C}", zero: "\u{7C0}"), "nqo"),
    (NumberSymbols(zero: "\u{1C50}"), "sat"),
    (NumberSymbols(group: "\u{66C}", zero: "\u{660}"), "sd"),
  ]
}
