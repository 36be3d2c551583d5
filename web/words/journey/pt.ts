import type { JourneyWords } from './en.js';

export const pt: JourneyWords = {
  host: {
    label: 'Seu anfitrião',
    contact: 'Dúvidas? Fale com {name}',
    contactHost: 'Dúvidas? Fale com seu anfitrião',
    privacy: 'Aviso de privacidade',
  },
  arrival: {
    instructions: 'Instruções de check-in',
    calendar: 'Adicionar ao calendário',
    event: 'Estadia: {place}',
    agreement: 'Baixar o contrato assinado',
    signed: 'Assinado em {date}',
  },
  consent: {
    why: 'Finalidade',
    kept: 'Prazo de conservação',
    other: 'Sua escolha',
    documentTitle: 'Leitura do documento',
    documentWhy:
      'Lemos nas fotos seu nome, sua data de nascimento e o número do documento e os comparamos com a reserva. Seu anfitrião vê as fotos e o resultado.',
    documentOther:
      'Não é obrigatório enviar seu documento aqui. Você pode pedir ao seu anfitrião que o confira de outra forma.',
    faceTitle: 'Confirme que é você',
    faceWhy:
      'Se você escolher a selfie, medimos seu rosto nela e na foto do documento para ver se mostram a mesma pessoa. Essas medidas são dados biométricos. Ao escolher a selfie, você dá seu consentimento explícito.',
    faceMovement:
      'Também pedimos que você vire a cabeça e medimos seu rosto em alguns quadros, para confirmar que não há uma foto diante da câmera. Se preferir, uma pessoa pode conferir isso.',
    faceOther: 'Se preferir, uma pessoa pode conferir seu documento. Demora mais, mas não prejudica você.',
    checkTitle: 'Autorize esta verificação',
    checkOther: 'Você pode recusar. Pule esta etapa e avise seu anfitrião, que decidirá sem esta verificação.',
    behaviorTitle: 'Ajude a identificar fraudes (opcional)',
    behaviorWhy:
      'Se você der seu consentimento, medimos quanto tempo você passa em cada etapa e contamos em quantos campos de nome, contato, endereço e documento você cola texto. Nunca registramos o que você digita ou cola. Também guardamos o fuso horário do seu navegador e um identificador aleatório que permite reconhecer este aparelho em outras reservas com este anfitrião. Seu anfitrião vê o resultado como um indício.',
    behaviorKept: '{time} após a estadia. O identificador fica neste navegador até você desmarcar a caixa.',
    behaviorOther:
      'Você pode continuar sem dar seu consentimento. Nada muda e isso não prejudica você. Desmarque a caixa quando quiser e apagamos o que foi medido.',
    behaviorAgree: 'Dou meu consentimento',
    pictures: 'Fotos: {time}.',
    picturesNone: 'As fotos são apagadas assim que são lidas.',
    data: 'Dados: {time} após a estadia.',
    face: 'Medidas: {time}.',
    framesKept: 'Quadros: apagados assim que são verificados.',
    faceNone: 'Medidas: no máximo um dia.',
    result: 'Resultado: {time}.',
  },
  declined: {
    title: 'Sua estadia não foi aprovada',
    text: 'Seu anfitrião decidiu não aceitar esta reserva. Não é preciso fazer mais nada aqui. Se tiver dúvidas ou achar que há um erro, fale com seu anfitrião.',
    checks: 'Verificações que você autorizou',
    about:
      'Esta página não mostra os resultados nem se eles influenciaram a decisão. Pergunte ao seu anfitrião e peça uma cópia. Avise se algo estiver errado ou for de outra pessoa.',
    us: 'Nos Estados Unidos, se a decisão se basear em um relatório de uma agência de informações de consumidores (consumer reporting agency), como um birô de crédito, a lei Fair Credit Reporting Act dá a você o direito de saber qual agência forneceu o relatório, de obter uma cópia gratuita com a agência em até 60 dias e de contestar o que estiver incorreto ou incompleto.',
    rights: 'Seus direitos segundo essa lei (consumerfinance.gov, em inglês)',
  },
  refusal: {
    go: 'Continuar sem esta verificação',
    title: 'Você não autorizou esta verificação',
    text: 'Não vamos fazê-la. Seu anfitrião vê que você pulou esta etapa e decide sem ela ou pede sua autorização de novo.',
    back: 'Autorizar mesmo assim',
  },
  signing: {
    hint: 'Assine como {name}.',
    differs:
      'Este não é o nome da reserva ({name}). Assine somente se tiver autorização para assinar por esta reserva.',
  },
  prefilled: 'Preenchemos os dados que você já nos informou. Confira, por favor.',
};
