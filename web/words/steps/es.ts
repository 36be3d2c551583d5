import type { StepWords } from './en.js';

/** The texts of files, payments, codes and of what is wrong with pictures, in Spanish. */
export const es: StepWords = {
  files: {
    choose: 'Elegir un archivo',
    replace: 'Elegir otro archivo',
    remove: 'Retirar el archivo',
    sending: 'Enviando el archivo …',
    isThere: 'Recibido: {name}',
    takes: 'Se admite {types}, hasta {n} MB.',
    type: 'Este tipo de archivo no se admite aquí. Envíe {types}.',
    large: 'El archivo supera {n} MB.',
    damaged: 'El archivo está dañado o incompleto. Elija otro.',
    document: 'Documento',
  },
  deposit: {
    submit: 'Continuar al pago',
    waits: 'Estamos esperando su pago. Si salió de la página de pago antes de terminar, puede continuar allí.',
    go: 'Ir a la página de pago',
    leaving: 'Pasa a la página de la empresa de pagos.',
  },
  adults: {
    title: 'Enlaces para los demás',
    lead: 'El anfitrión necesita algo de cada adulto. Pase a cada uno su propio enlace; nadie ve lo que usted ha escrito.',
    done: 'Hecho',
    waiting: 'Pendiente',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado.',
    link: 'Enlace para {name}',
    none: 'El anfitrión ha retirado este enlace.',
  },
  codes: {
    send: 'Enviarme un código',
    again: 'Enviar otro código',
    sent: 'Se ha enviado un código a {to}. Vale durante {n} minutos.',
    label: 'El código que ha recibido',
    confirm: 'Confirmar',
    confirmed: 'Confirmado',
    wrong: 'El código no es correcto o ha caducado.',
    notSent: 'No se pudo enviar el código. Revise lo que ha escrito y pruebe de nuevo en un minuto.',
    noMobile: 'Solo podemos enviar códigos a un teléfono móvil. Indique uno y vuelva a intentarlo.',
    tooMany: 'Se han pedido demasiados códigos. Espere un rato.',
    needed: '{field}: confírmelo primero con el código que le enviamos.',
  },
};
