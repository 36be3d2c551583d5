import type { Words } from './en.js';
import { pt } from './pt.js';

/** A part of the texts, with the same members. */
type PartOf<Texts> = Texts extends object ? { readonly [Name in keyof Texts]?: PartOf<Texts[Name]> } : Texts;

/** The words and forms of Portugal where they differ from those of Brazil. */
const ptDifferences: PartOf<Words> = {
  page: {
    lead: 'O seu anfitrião precisa de algumas informações. Guardamos tudo automaticamente, por isso pode parar e voltar mais tarde.',
    stay: 'A sua estadia',
    place: 'Alojamento',
    address: 'Morada',
    addressLater: '(a morada aparece quando a sua estadia for aprovada)',
    tasks: 'Os seus passos',
    step: 'Passo {n} de {all}',
    sending: 'A guardar…',
    saved: 'Guardado',
    notSaved: 'Ainda não guardado',
    loading: 'A carregar…',
    sentText: 'Obrigado! O seu anfitrião vai analisar os seus dados e contactá-lo se faltar alguma coisa.',
    canceledText: 'Não é preciso fazer nada. Se não estava à espera disto, contacte o seu anfitrião.',
    waitTitle: 'Estamos a verificar os seus dados',
    waitText: 'Já enviou tudo. Ainda estamos a verificar os itens assinalados abaixo. Pode fechar esta página.',
    askedAgain: 'O seu anfitrião pediu que repetisse este passo.',
    hostSays: 'Mensagem do seu anfitrião: {reason}',
    otherDevice: 'Continuar no telemóvel',
    otherDeviceText:
      'Aponte a câmara do telemóvel para este código. Quem tiver o código pode abrir o seu formulário, por isso não o partilhe.',
    accepted: 'Concluído. Se algo estiver errado, peça ao seu anfitrião que reabra este passo.',
    submitted: 'Estamos a verificar. Pode continuar com os outros passos.',
    sentElsewhere:
      'Este passo já foi enviado noutro separador ou noutro dispositivo. O que preencheu aqui depois disso não foi enviado.',
    needsScript: 'Este formulário precisa de JavaScript. Se não o puder ativar, contacte o seu anfitrião.',
    invalidTitle: 'Ligação inválida',
    invalidText: 'Está incompleta ou expirou. Abra-a novamente na mensagem que recebeu ou contacte o seu anfitrião.',
    unavailableText: 'Contacte o seu anfitrião.',
  },
  states: { ENTERED: 'Em curso', ADULTS: 'A aguardar outros adultos' },
  errors: {
    title: 'Verifique estes dados:',
    wrong: '{field}: verifique esta informação.',
    email: '{field}: indique um endereço como nome@example.com.',
    tel: '{field}: inclua o indicativo do país, por exemplo +351 900 000 000.',
    date: '{field}: indique uma data válida.',
    notReady: 'O seu anfitrião ainda não preparou este passo. Pode continuar com os outros.',
    refused: 'Pagamento recusado. Tente outro meio de pagamento.',
    done: 'Já enviou este passo.',
    offline: 'Sem ligação. O que preencheu continua aqui. Tente novamente dentro de momentos.',
    tooMany: 'Demasiadas tentativas. Espere um minuto e tente novamente.',
    other: 'Algo correu mal do nosso lado. Tente novamente.',
    gone: 'Esta ligação expirou. Contacte o seu anfitrião.',
    tick: 'Assinale a caixa: {field}',
  },
  screens: {
    AboutYou: [
      'Os seus dados',
      'Quem vai ficar alojado? Usamos estes dados para confirmar a reserva e proteger hóspedes e anfitriões.',
    ],
    PurposeOfStay: ['Motivo da estadia', 'O que o traz cá?'],
    TimeInfoEdit: ['Chegada e saída', 'Quando chega e quando sai? As horas são locais ({zone}).'],
    GuestList: ['Quem vem consigo', 'Adicione todas as pessoas que vão ficar alojadas consigo, incluindo crianças.'],
    IDVerification: ['Documento e fotografia', 'O seu anfitrião precisa de confirmar a sua identidade.'],
    IDCollection: [
      'Documento de identidade',
      'O seu anfitrião precisa de ver o seu documento. Não é preciso tirar uma selfie.',
    ],
    SecurityDeposit: [
      'Caução',
      'Pode ser cativado um valor no seu cartão como caução. Não é cobrado e é libertado depois da estadia, se não houver nada pendente.',
    ],
    UsageAgreement: ['Contrato de utilização', 'Leia e assine o contrato.'],
    HouseRules: ['Regras da casa', 'Estas regras aplicam-se durante a sua estadia.'],
    LongTerm: ['Estadia longa', 'Para estadias mais longas, o seu anfitrião precisa de mais algumas informações.'],
    AuthorityReporting: [
      'Registo de hóspedes',
      'A lei local obriga os anfitriões a registar os hóspedes junto das autoridades.',
    ],
    BuildingScreen: ['Registo no prédio', 'Informações de que a administração do prédio precisa.'],
    FileUpload: ['Ficheiros', 'Envie os ficheiros que o seu anfitrião pediu.'],
    CustomScreen: ['Perguntas do seu anfitrião', 'Só mais algumas perguntas.'],
    Coronavirus: ['Declaração de saúde', 'Responda por si e por todas as pessoas do seu grupo.'],
  },
  fields: {
    firstName: 'Nome próprio',
    lastName: 'Apelido',
    phone: 'Telemóvel (com indicativo do país)',
    address: 'Morada de residência',
    residence: 'Morada de residência',
    notes: 'Observações para o seu anfitrião',
    arrivalTime: 'Hora de chegada',
    departureTime: 'Hora de saída',
    travelBy: 'Como viaja?',
    plate: 'Matrícula do carro',
    parking: 'Precisamos de um lugar de estacionamento',
    symptoms: 'Alguém do nosso grupo não se sente bem',
    contact: 'Alguém do nosso grupo teve contacto próximo com uma pessoa doente nos últimos 10 dias',
    understood: 'Compreendo',
    choice: 'A sua escolha',
    signature: 'A sua assinatura',
    employer: 'Entidade patronal',
    monthly_income: 'Rendimento mensal',
    reference: 'Pessoa de referência (nome e contacto)',
    anything_else: 'Algo mais que o seu anfitrião deva saber',
  },
  choices: {
    train: 'Comboio',
    bus: 'Autocarro',
    id_card: 'Cartão de cidadão ou bilhete de identidade',
    driving_licence: 'Carta de condução',
    deposit: 'Caução: {amount} cativados no cartão, libertados após a estadia',
    depositZero: 'Caução conforme combinado com o seu anfitrião',
    waiver: 'Isenção da caução: pagamento único de {amount}',
    selfie: 'Comparar uma selfie com o meu documento',
    person: 'Pedir que uma pessoa verifique o meu documento',
    typed: 'Escrever o meu nome',
    drawn: 'Desenhar a minha assinatura',
  },
  rules: { leave_as_found: 'Deixe o alojamento como o encontrou e comunique qualquer dano.' },
  texts: {
    address: 'Para evitar fraudes, verificamos também o seu endereço IP.',
    background:
      'Se der o seu consentimento, procuramos o seu nome e a sua data de nascimento em registos públicos, onde a lei o permite: processos judiciais e registos de pessoas condenadas por crimes sexuais. O seu anfitrião recebe o resultado e decide sobre a reserva. Pode pedir uma cópia e a correção dos dados. Se não der o seu consentimento, não procuramos nada, e o seu anfitrião decide sem o resultado.',
    credit:
      'Se der o seu consentimento, perguntamos a uma agência de informação de crédito se é provável que a renda seja paga, onde a lei o permite. A agência regista esta consulta. O seu anfitrião recebe o resultado. Se não der o seu consentimento, não consultamos a agência.',
    deposit: 'Os dados do cartão são introduzidos na página do prestador de pagamentos, nunca aqui.',
    depositLive:
      'Depois de confirmar, o seu anfitrião pede a caução através do respetivo prestador de pagamentos. Nesta página verá quando o valor for cativado.',
    noAgreement: 'O seu anfitrião ainda não adicionou um contrato.',
  },
  host: {
    label: 'O seu anfitrião',
    contact: 'Dúvidas? Contacte {name}',
    contactHost: 'Dúvidas? Contacte o seu anfitrião',
  },
  arrival: { agreement: 'Transferir o contrato assinado' },
  consent: {
    other: 'A sua escolha',
    documentWhy:
      'Lemos nas fotografias o seu nome, a sua data de nascimento e o número do documento e comparamo-los com a reserva. O seu anfitrião vê as fotografias e o resultado.',
    documentOther:
      'Não é obrigatório enviar o seu documento aqui. Pode pedir ao seu anfitrião que o verifique de outra forma.',
    faceTitle: 'Confirme a sua identidade',
    faceWhy:
      'Se escolher a selfie, medimos o seu rosto nela e na fotografia do documento para ver se mostram a mesma pessoa. Estas medidas são dados biométricos. Ao escolher a selfie, dá o seu consentimento explícito.',
    faceMovement:
      'Pedimos também que vire a cabeça e medimos o seu rosto em algumas imagens, para confirmar que não há uma fotografia diante da câmara. Se preferir, uma pessoa pode verificar isto.',
    faceOther: 'Se preferir, uma pessoa pode verificar o seu documento. Demora mais, mas não o prejudica.',
    checkOther: 'Pode recusar. Salte este passo e avise o seu anfitrião, que decidirá sem esta verificação.',
    behaviorWhy:
      'Se der o seu consentimento, medimos quanto tempo passa em cada passo e contamos em quantos campos de nome, contacto, morada e documento cola texto. Nunca registamos o que escreve ou cola. Guardamos também o fuso horário do seu navegador e um identificador aleatório que permite reconhecer este dispositivo noutras reservas com este anfitrião. O seu anfitrião vê o resultado como um indício.',
    behaviorKept: '{time} após a estadia. O identificador fica neste navegador até desmarcar a caixa.',
    behaviorOther:
      'Pode continuar sem dar o seu consentimento. Nada muda e isso não o prejudica. Desmarque a caixa quando quiser e apagamos o que foi medido.',
    behaviorAgree: 'Dou o meu consentimento',
    pictures: 'Fotografias: {time}.',
    picturesNone: 'As fotografias são apagadas assim que são lidas.',
    framesKept: 'Imagens do movimento: apagadas assim que são verificadas.',
  },
  declined: {
    title: 'A sua estadia não foi aprovada',
    text: 'O seu anfitrião decidiu não aceitar esta reserva. Não é preciso fazer mais nada aqui. Se tiver dúvidas ou achar que há um erro, contacte o seu anfitrião.',
    checks: 'Verificações que autorizou',
    us: 'Nos Estados Unidos, se a decisão se basear num relatório de uma agência de informação sobre consumidores (consumer reporting agency), como uma agência de crédito, a lei Fair Credit Reporting Act dá-lhe o direito de saber que agência forneceu o relatório, de obter dela uma cópia gratuita no prazo de 60 dias e de contestar o que estiver incorreto ou incompleto.',
    rights: 'Os seus direitos segundo esta lei (consumerfinance.gov, em inglês)',
  },
  refusal: {
    title: 'Não autorizou esta verificação',
    text: 'Não a fazemos. O seu anfitrião vê que a saltou e decide sem ela ou volta a pedir-lhe autorização.',
  },
  signing: {
    differs: 'Este não é o nome da reserva ({name}). Assine apenas se tiver autorização para assinar por esta reserva.',
  },
  prefilled: 'Preenchemos os dados que já nos indicou. Verifique-os, por favor.',
  files: {
    choose: 'Escolher um ficheiro',
    replace: 'Escolher outro ficheiro',
    remove: 'Remover ficheiro',
    sending: 'A enviar…',
    type: 'Tipo de ficheiro não aceite. Envie {types}.',
    large: 'O ficheiro tem mais de {n} MB.',
    damaged: 'O ficheiro está danificado ou incompleto. Escolha outro.',
  },
  deposit: {
    waits: 'A aguardar o seu pagamento. Se saiu da página de pagamento antes de terminar, pode continuar lá.',
    leaving: 'A abrir a página de pagamento…',
  },
  adults: {
    title: 'Ligações para outros adultos',
    lead: 'Cada adulto tem a sua própria lista. Envie a cada pessoa a respetiva ligação. Ninguém vê o que preencheu.',
    copy: 'Copiar ligação',
    copied: 'Ligação copiada.',
    link: 'Ligação para {name}',
    none: 'O seu anfitrião revogou esta ligação.',
  },
  codes: {
    sent: 'Enviámos um código para {to}. Expira dentro de {n} minutos.',
    notSent: 'Não conseguimos enviar o código. Verifique o que preencheu e tente novamente dentro de um minuto.',
    noMobile: 'Só podemos enviar códigos para um número de telemóvel. Indique um e tente novamente.',
    tooMany: 'Pediu demasiados códigos. Tente mais tarde.',
    needed: '{field}: confirme com o código que lhe enviamos.',
  },
  pictures: {
    title: 'Fotografias',
    page: 'Página do passaporte com a fotografia',
    hintSelfie: 'Olhe de frente para a câmara, com boa luz e sem outras pessoas. Tire chapéu, boné e óculos de sol.',
    usedUp: 'Não restam tentativas hoje. Tente amanhã ou contacte o seu anfitrião.',
    camera: 'Usar a câmara',
    file: 'Escolher uma fotografia',
    shutter: 'Tirar fotografia',
    close: 'Fechar a câmara',
    noCamera: 'Não conseguimos usar a câmara. Autorize-a no navegador ou escolha uma fotografia.',
    fill: 'Preencha a moldura, não se mexa e tire a fotografia.',
    hold: 'Não se mexa. A fotografia é tirada automaticamente.',
    dark: 'Está demasiado escuro. Acenda uma luz.',
    yourPicture: 'A sua fotografia',
    use: 'Usar esta fotografia',
    reading: 'A ler a sua fotografia…',
    notTaken: 'Fotografia não aceite. Use um ficheiro JPEG, PNG, WebP ou HEIC de até 10 MB.',
    readWrong: 'Se algo estiver errado, tire outra fotografia.',
    allThere: 'Todas as fotografias foram enviadas. Agora vamos verificá-las. Pode fechar esta página.',
    mismatches: {
      todo: 'Se este documento não for seu, envie o seu. Se for, peça ao seu anfitrião que corrija a reserva.',
    },
    doubts: {
      DOCUMENT_EXPIRED: 'Este documento caducou. Use um válido ou continue, e uma pessoa vai verificar.',
      SELFIE_UNCLEAR:
        'A sua selfie não mostra um único rosto com clareza. Tire outra com boa luz, só consigo na fotografia, ou continue, e uma pessoa vai verificar.',
    },
    movement: {
      hint: 'Siga algumas indicações com a cabeça, devagar e só um pouco para cada lado. Demora cerca de 15 segundos e mostra que há uma pessoa diante da câmara, e não uma fotografia.',
      ready: 'Segure o telemóvel à altura dos olhos, com boa luz, e comece.',
      poses: {
        STRAIGHT: 'Olhe de frente para a câmara',
        LEFT: 'Vire a cabeça para a sua esquerda',
        RIGHT: 'Vire a cabeça para a sua direita',
      },
      judging: 'A verificar…',
      failed: 'Não vimos os movimentos pedidos. Siga cada indicação devagar ou continue, e uma pessoa vai verificar.',
      unclear:
        'Não vimos o seu rosto com clareza. Tente de novo com boa luz, só consigo na imagem, ou continue, e uma pessoa vai verificar.',
      expired: 'Demorou demasiado. Comece de novo.',
      usedUp: 'Não restam tentativas hoje. Continue, e uma pessoa vai verificar.',
      noCamera: 'Não conseguimos usar a câmara. Autorize-a no navegador ou continue, e uma pessoa vai verificar.',
    },
    byPerson: 'Continuar: uma pessoa vai verificar',
    faults: {
      not_an_image: 'Isto não é uma fotografia. Envie um ficheiro JPEG, PNG, WebP ou HEIC.',
      format_not_supported: 'Formato de fotografia não aceite. Envie um ficheiro JPEG, PNG, WebP ou HEIC.',
      too_small: 'Fotografia demasiado pequena. O lado mais curto deve ter pelo menos 240 píxeis.',
      too_large: 'Fotografia demasiado grande. O limite é de 10 MB e 8000 píxeis por lado.',
      damaged: 'A fotografia está danificada ou incompleta. Tire outra.',
      took_too_long: 'A leitura da fotografia demorou demasiado. Tire uma que mostre só o documento.',
      resolution: 'Aproxime-se até o documento preencher a fotografia.',
      blur: 'A fotografia está desfocada. Não se mexa até a imagem ficar nítida e tire outra.',
      darkness: 'A fotografia está demasiado escura. Tire outra com mais luz.',
      empty: 'Não aparece nada na fotografia. Tire outra com boa luz.',
      no_face: 'Nenhum rosto encontrado. Coloque a câmara à frente do rosto, com boa luz.',
      more_faces: 'Há mais do que um rosto na fotografia. Só deve aparecer o seu.',
      face_unclear:
        'Não conseguimos ver bem o seu rosto. Olhe de frente para a câmara, com boa luz, sem máscara nem filtro.',
      face_small: 'O seu rosto está demasiado pequeno. Aproxime-se da câmara.',
      face_blurred: 'O seu rosto está desfocado. Limpe a lente e não mexa a câmara.',
      attempts_used_up: 'Não restam tentativas hoje. Tente amanhã ou contacte o seu anfitrião.',
    },
  },
};

/** The texts with some of them replaced. */
function withDifferences<Texts extends object>(texts: Texts, different: PartOf<Texts>): Texts {
  const changed = Object.entries(different).map(([name, value]) => {
    const known = (texts as Record<string, unknown>)[name];
    const isGroup = typeof value === 'object' && !Array.isArray(value);
    return [name, isGroup ? withDifferences(known as object, value as object) : value] as const;
  });
  return { ...texts, ...Object.fromEntries(changed) };
}

export const ptPt: Words = withDifferences(pt, ptDifferences);
