// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Project",
  "description": "The project step as a person fills it in; GoLiveProject holds the rules of each address.",
  "additionalProperties": false,
  "required": [
    "providers",
    "locale",
    "checks",
    "ipAddresses"
  ],
  "properties": {
    "providers": {
      "type": "array",
      "title": "Country",
      "description": "Operators whose subscribers are to be charged, by code.",
      "minItems": 1,
      "maxItems": 8,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "enum": [
          "STM",
          "AIS",
          "GLB",
          "ARTL",
          "AIS2",
          "AIS3",
          "OPTUS3",
          "MLT"
        ],
        "x-messages": {
          "enum": "Please select a country"
        }
      },
      "x-messages": {
        "required": "Please select a country",
        "minItems": "Please select a country",
        "maxItems": "Please select a country",
        "uniqueItems": "Please select a country"
      }
    },
    "locale": {
      "type": "string",
      "title": "Locale",
      "description": "Language and country that the service speaks to its users in.",
      "enum": [
        "en-SG",
        "th-TH",
        "en-PH",
        "fil-PH"
      ],
      "x-messages": {
        "required": "Select one item",
        "enum": "Select one item"
      }
    },
    "checks": {
      "type": "object",
      "title": "Technical checks",
      "description": "What the partner has made sure of. Each must be confirmed.",
      "additionalProperties": false,
      "required": [
        "sandboxTested",
        "resultCodesHandled",
        "keysOnServers"
      ],
      "x-messages": {
        "required": "Required."
      },
      "properties": {
        "sandboxTested": {
          "const": true,
          "title": "The service is tested in the sandbox.",
          "x-messages": {
            "required": "Required.",
            "const": "Required."
          }
        },
        "resultCodesHandled": {
          "const": true,
          "title": "Every result code is handled.",
          "x-messages": {
            "required": "Required.",
            "const": "Required."
          }
        },
        "keysOnServers": {
          "const": true,
          "title": "Keys are kept on servers only.",
          "x-messages": {
            "required": "Required.",
            "const": "Required."
          }
        }
      }
    },
    "ipAddresses": {
      "type": "string",
      "title": "IP addresses",
      "description": "Separate several addresses by commas or spaces.",
      "minLength": 1,
      "maxLength": 2000,
      "x-messages": {
        "required": "Required.",
        "minLength": "Required.",
        "maxLength": "Maximum of 50 IPs are allowed."
      }
    }
  }
}

export const validators = {}
validators["6d8d150"] = validate20;
const schema31 = {"type":"object","title":"Project","description":"The project step as a person fills it in; GoLiveProject holds the rules of each address.","additionalProperties":false,"required":["providers","locale","checks","ipAddresses"],"properties":{"providers":{"type":"array","title":"Country","description":"Operators whose subscribers are to be charged, by code.","minItems":1,"maxItems":8,"uniqueItems":true,"items":{"type":"string","enum":["STM","AIS","GLB","ARTL","AIS2","AIS3","OPTUS3","MLT"],"x-messages":{"enum":"Please select a country"}},"x-messages":{"required":"Please select a country","minItems":"Please select a country","maxItems":"Please select a country","uniqueItems":"Please select a country"}},"locale":{"type":"string","title":"Locale","description":"Language and country that the service speaks to its users in.","enum":["en-SG","th-TH","en-PH","fil-PH"],"x-messages":{"required":"Select one item","enum":"Select one item"}},"checks":{"type":"object","title":"Technical checks","description":"What the partner has made sure of. Each must be confirmed.","additionalProperties":false,"required":["sandboxTested","resultCodesHandled","keysOnServers"],"x-messages":{"required":"Required."},"properties":{"sandboxTested":{"const":true,"title":"The service is tested in the sandbox.","x-messages":{"required":"Required.","const":"Required."}},"resultCodesHandled":{"const":true,"title":"Every result code is handled.","x-messages":{"required":"Required.","const":"Required."}},"keysOnServers":{"const":true,"title":"Keys are kept on servers only.","x-messages":{"required":"Required.","const":"Required."}}}},"ipAddresses":{"type":"string","title":"IP addresses","description":"Separate several addresses by commas or spaces.","minLength":1,"maxLength":2000,"x-messages":{"required":"Required.","minLength":"Required.","maxLength":"Maximum of 50 IPs are allowed."}}},"$id":"6d8d150"};
const func1 = ucs2length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="6d8d150" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.providers === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providers"},message:"must have required property '"+"providers"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.locale === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locale"},message:"must have required property '"+"locale"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.checks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ipAddresses === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ipAddresses"},message:"must have required property '"+"ipAddresses"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "providers") || (key0 === "locale")) || (key0 === "checks")) || (key0 === "ipAddresses"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.providers !== undefined){
let data0 = data.providers;
if(Array.isArray(data0)){
if(data0.length > 8){
const err5 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema31.properties.providers,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.providers,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"#/properties/providers/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.providers.items.type,parentSchema:schema31.properties.providers.items,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((data1 === "STM") || (data1 === "AIS")) || (data1 === "GLB")) || (data1 === "ARTL")) || (data1 === "AIS2")) || (data1 === "AIS3")) || (data1 === "OPTUS3")) || (data1 === "MLT"))){
const err8 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"#/properties/providers/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.providers.items.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.providers.items.enum,parentSchema:schema31.properties.providers.items,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema31.properties.providers,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.providers.type,parentSchema:schema31.properties.providers,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.locale !== undefined){
let data2 = data.locale;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.locale.type,parentSchema:schema31.properties.locale,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data2 === "en-SG") || (data2 === "th-TH")) || (data2 === "en-PH")) || (data2 === "fil-PH"))){
const err12 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema31.properties.locale.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.locale.enum,parentSchema:schema31.properties.locale,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.checks !== undefined){
let data3 = data.checks;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.sandboxTested === undefined){
const err13 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/required",keyword:"required",params:{missingProperty: "sandboxTested"},message:"must have required property '"+"sandboxTested"+"'",schema:schema31.properties.checks.required,parentSchema:schema31.properties.checks,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.resultCodesHandled === undefined){
const err14 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/required",keyword:"required",params:{missingProperty: "resultCodesHandled"},message:"must have required property '"+"resultCodesHandled"+"'",schema:schema31.properties.checks.required,parentSchema:schema31.properties.checks,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.keysOnServers === undefined){
const err15 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/required",keyword:"required",params:{missingProperty: "keysOnServers"},message:"must have required property '"+"keysOnServers"+"'",schema:schema31.properties.checks.required,parentSchema:schema31.properties.checks,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "sandboxTested") || (key1 === "resultCodesHandled")) || (key1 === "keysOnServers"))){
const err16 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.checks,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.sandboxTested !== undefined){
let data4 = data3.sandboxTested;
if(true !== data4){
const err17 = {instancePath:instancePath+"/checks/sandboxTested",schemaPath:"#/properties/checks/properties/sandboxTested/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema31.properties.checks.properties.sandboxTested,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.resultCodesHandled !== undefined){
let data5 = data3.resultCodesHandled;
if(true !== data5){
const err18 = {instancePath:instancePath+"/checks/resultCodesHandled",schemaPath:"#/properties/checks/properties/resultCodesHandled/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema31.properties.checks.properties.resultCodesHandled,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.keysOnServers !== undefined){
let data6 = data3.keysOnServers;
if(true !== data6){
const err19 = {instancePath:instancePath+"/checks/keysOnServers",schemaPath:"#/properties/checks/properties/keysOnServers/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema31.properties.checks.properties.keysOnServers,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.checks.type,parentSchema:schema31.properties.checks,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.ipAddresses !== undefined){
let data7 = data.ipAddresses;
if(typeof data7 === "string"){
if(func1(data7) > 2000){
const err21 = {instancePath:instancePath+"/ipAddresses",schemaPath:"#/properties/ipAddresses/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema31.properties.ipAddresses,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data7) < 1){
const err22 = {instancePath:instancePath+"/ipAddresses",schemaPath:"#/properties/ipAddresses/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.ipAddresses,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/ipAddresses",schemaPath:"#/properties/ipAddresses/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.ipAddresses.type,parentSchema:schema31.properties.ipAddresses,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
