/** Common foreign names in katakana with their usual Latin spelling. Written for this project. */
const SPELLED = `
アーサー arthur | アーロン aaron | アダム adam | アドルフ adolf | アハマド ahmad | アフメド ahmed | アマンダ amanda | アラン alan | アリ ali | アリス alice
アルバート albert | アルフレッド alfred | アレクサンダー alexander | アレクサンドル aleksandr | アレックス alex | アレン allen | アン anne | アンダーソン anderson
アンジェラ angela | アンソニー anthony | アントニオ antonio | アンドリュー andrew | アンドレ andre | アンドレイ andrei | アンナ anna | アンナマリア annamaria
イーサン ethan | イブラヒム ibrahim | イワン ivan | イワノフ ivanov | ウィリアム william | ウィリアムズ williams | ウィルソン wilson | ウォーカー walker
ウォルター walter | ウラジーミル vladimir | エイミー amy | エドワード edward | エマ emma | エミリー emily | エリザベス elizabeth | エリック eric | エレナ elena
オスカー oscar | オマル omar | オリバー oliver | カール karl | カルロス carlos | カレン karen | キム kim | キャサリン catherine | キング king | グエン nguyen
クラーク clark | クリス chris | クリスチャン christian | クリスティーナ christina | クリストファー christopher | グレゴリー gregory | ケイト kate | ケビン kevin
ケネス kenneth | ゴードン gordon | サイモン simon | サミュエル samuel | サラ sarah | サンドラ sandra | ジェイコブ jacob | ジェイソン jason | ジェイムズ james
ジェームズ james | ジェシカ jessica | ジェニファー jennifer | ジェフ jeff | ジェフリー jeffrey | ジェラルド gerald | シャーロット charlotte | ジャクソン jackson
ジャック jack | シュミット schmidt | ジュリア julia | ジュリアン julian | ジョアンナ joanna | ジョージ george | ジョーンズ jones | ジョシュア joshua | ジョセフ joseph
ジョン john | ジョンソン johnson | スーザン susan | スコット scott | スティーブ steve | スティーブン stephen | スティーヴン stephen | スミス smith | セルゲイ sergei
ソフィア sophia | ダニエル daniel | チャールズ charles | テイラー taylor | デイビス davis | デイビッド david | デイヴィッド david | デービッド david | デニス dennis
テレサ teresa | トーマス thomas | トム tom | トムソン thomson | ドナルド donald | ドミトリー dmitry | ナタリー natalie | ナンシー nancy | ニコラス nicholas
ニコライ nikolai | ハリー harry | ハリス harris | バーバラ barbara | パトリック patrick | パトリシア patricia | ハッサン hassan | ピーター peter | ヒュー hugh
フィリップ philip | フセイン hussein | ブライアン brian | ブラウン brown | フランク frank | フランシス francis | フランソワ francois | フレデリック frederick
ヘンリー henry | ベンジャミン benjamin | ポール paul | ホセ jose | マーガレット margaret | マーク mark | マーティン martin | マイク mike | マイケル michael
マシュー matthew | マリア maria | マルコ marco | ミシェル michelle | ミハイル mikhail | ミラー miller | ムーア moore | ムハンマド muhammad | メアリー mary
モハメド mohamed | ユーリ yuri | ラルフ ralph | リー lee | リチャード richard | リンダ linda | ルイス lewis | ルーカス lucas | レイモンド raymond | レベッカ rebecca
ロジャー roger | ロナルド ronald | ロバート robert | ロビン robin | ロビンソン robinson | ローラ laura | ローレンス lawrence | ヤング young | ライト wright | ホワイト white`;

const NAMES = new Map(
  SPELLED.split(/[|\n]/)
    .map((entry) => entry.trim().split(' '))
    .flatMap(([word, latin]) => (word && latin ? [[word, latin] as const] : [])),
);

/** The usual spelling of a foreign name in katakana; undefined for most words. */
export const foreignOfKatakana = (word: string): string | undefined => NAMES.get(word);
